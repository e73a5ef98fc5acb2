/** Calls a player back to a table: with the page's icon, and with a browser notification if that is allowed. */

const USUAL_ICON = `${import.meta.env.BASE_URL}icon.svg`;
const TURN_ICON = `${import.meta.env.BASE_URL}icon-turn.svg`;

export type NotePermission = "missing" | NotificationPermission;

/**
 * What decides whether to show a notification; `told` is the last decision a notification was shown for, to avoid
 * repeating it.
 */
export interface Occasion {
  /** Identifies the pending decision; null if there is none. */
  waiting: string | null;
  told: string | null;
  hidden: boolean;
  permission: NotePermission;
}

/**
 * Whether to show a notification: the player has a new decision, is looking elsewhere, and has allowed notifications.
 */
export function worthANote({ waiting, told, hidden, permission }: Occasion): boolean {
  return waiting !== null && waiting !== told && hidden && permission === "granted";
}

export function iconFor(turn: boolean): string {
  return turn ? TURN_ICON : USUAL_ICON;
}

/** Makes the page's icon show whether it is the reader's turn. */
export function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== iconFor(turn)) link.href = iconFor(turn);
}

/** Browsers only offer notifications to pages from https or from the same machine. */
export function notePermission(): NotePermission {
  return "Notification" in globalThis && isSecureContext ? Notification.permission : "missing";
}

/** Asks for permission to show notifications; call it after the reader has requested them. */
export async function askForNotes(): Promise<NotePermission> {
  if (notePermission() === "missing") return "missing";
  const answer = await Notification.requestPermission();
  void listenForCalls();
  return answer;
}

/** Lets the server notify this browser even when no page is open. If it fails now, it is tried on the next visit. */
export async function listenForCalls(): Promise<void> {
  if (notePermission() === "granted") await import("./calls").then(({ subscribe }) => subscribe()).catch(() => undefined);
}

/** Shows notifications about turns, one for each decision. */
export class Caller {
  private told: string | null = null;

  /** `open` is what a tap on the notification does besides bringing the page to the front. */
  call(waiting: string | null, words: () => { title: string; body: string }, open?: () => void): void {
    const occasion = { waiting, told: this.told, hidden: document.hidden, permission: notePermission() };
    const worth = worthANote(occasion);
    this.told = waiting;
    if (!worth) return;
    const { title, body } = words();
    try {
      const note = new Notification(title, { body, icon: TURN_ICON, tag: waiting ?? "" });
      note.onclick = () => {
        focus();
        open?.();
        note.close();
      };
    } catch {
      // Some phones only allow notifications from service workers; icon and title still show it.
    }
  }
}
