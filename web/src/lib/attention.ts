/** Calls somebody back to a table: by the page's icon, and where that was allowed by a note of the browser. */

const USUAL_ICON = `${import.meta.env.BASE_URL}icon.svg`;
const TURN_ICON = `${import.meta.env.BASE_URL}icon-turn.svg`;

export type NotePermission = "missing" | NotificationPermission;

/** What decides whether a note is shown; `told` is what was told of last, so that nothing is told twice. */
export interface Occasion {
  /** Names the decision that waits; null while there is none. */
  waiting: string | null;
  told: string | null;
  hidden: boolean;
  permission: NotePermission;
}

/** Whether to show a note: somebody is asked something new, looks elsewhere, and wished to be told. */
export function worthANote({ waiting, told, hidden, permission }: Occasion): boolean {
  return waiting !== null && waiting !== told && hidden && permission === "granted";
}

export function iconFor(turn: boolean): string {
  return turn ? TURN_ICON : USUAL_ICON;
}

/** Lets the page's icon say whether it is the reader's turn. */
export function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== iconFor(turn)) link.href = iconFor(turn);
}

/** Browsers offer notes to pages that came by https, or from the same machine, only. */
export function notePermission(): NotePermission {
  return "Notification" in globalThis && isSecureContext ? Notification.permission : "missing";
}

/** Asks for leave to show notes; to be called when the reader has asked for them. */
export async function askForNotes(): Promise<NotePermission> {
  if (notePermission() === "missing") return "missing";
  const answer = await Notification.requestPermission();
  void listenForCalls();
  return answer;
}

/** Lets the server call this browser, too, when no page of it is open. What fails now is tried on another visit. */
export async function listenForCalls(): Promise<void> {
  if (notePermission() === "granted") await import("./calls").then(({ subscribe }) => subscribe()).catch(() => undefined);
}

/** Tells of turns by notes, each decision once. */
export class Caller {
  private told: string | null = null;

  /** `open` is what a tap on the note does besides bringing the page to the front. */
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
      // Some phones take notes from service workers only; icon and title still tell.
    }
  }
}
