import type { Content } from "../engine/description";
import type { Position } from "../engine/engine";
import type { AtTable } from "../games/looks";
import { askedHere, handoverTo, holderOf } from "../table/hotseat";
import { doerOf } from "../table/recap";
import type { Fact, LogEntry, SaidPhrase, Seat, TableAction, TableState } from "../wire";
import { isLocal } from "../local/games";
import { openLine } from "../local/line";
import { LiveTable } from "../play/live";
import { serverOf } from "../play/server";
import { randomHex } from "./refusal";
import type { ConnectionStatus, Socket } from "./connection";
import { errorText } from "./errors";
import { heldBack, isSame } from "./held";
import { hasOpened, openingOf, type Opened } from "./opening";
import { holdOf, isBots, mostBehind } from "./pace";
import { isStill, settings } from "./settings.svelte";
import { StepQueue } from "./steps";

/** The same action again within this time is one tap of a shaky hand, while the first is unanswered. */
const SHAKING = 400;
/** How long a refusal is shown, unless the reader does something else. */
const REFUSED_FOR = 8_000;
/** The game is not stored by this browser, and then it is. */
const LASTING = ["device/full", "device/none"];
const KEPT_AGAIN = "device/kept";
/** How long taps are ignored after other players' steps: they were meant to skip what is already over. */
const LATE_TAPS = 250;
/** How long a phrase is shown. */
const HEARD_FOR = 5_000;
/** How long before the end of the player's time a held action is sent. */
const IN_TIME = 2_000;

/** A change waiting to be shown. */
interface Change {
  state: TableState;
  facts: Fact[];
  deadlines: Record<string, number>;
}

/** One table as the page shows it: its state, its log, and the state of the connection. */
export class Table {
  /** The state to show; while the reader watches others' steps, it lags behind the latest one. */
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The facts of the latest change, for highlights; empty after a resync. */
  recent = $state.raw<Fact[]>([]);
  /** Whether other players' steps are being shown. */
  watching = $state(false);
  /** The seat whose step is shown, also while that player thinks about the next one. */
  watched = $state<number | null>(null);
  /** In a replay: whether the reader looks at a part they chose, not at the action. */
  strayed = $state(false);
  /** In a replay: the seat whose part of the table is kept in view, whatever happens elsewhere. */
  pinned = $state<number | null>(null);
  /** In a replay: the position before the current one. */
  before = $state.raw<TableState["view"] | null>(null);
  /** In a review: what was chosen at the current position, and what would have been better. */
  weighed = $state.raw<{ seat: number; played: TableAction; better: TableAction } | null>(null);
  /** Whether the present was reached a moment ago: a tap now was meant to skip. */
  settling = $state(false);
  status = $state<ConnectionStatus>("connecting");
  pending = $state(0);
  private passing = $state<string | null>(null);
  /** A problem that is shown until it is resolved. */
  private lasting = $state<string | null>(null);

  /** When each acting seat's time runs out, in terms of `performance.now()`. */
  deadlines = $state.raw<Record<string, number>>({});
  /** The phrases of the last few seconds, by seat. */
  heard = $state.raw<Record<number, SaidPhrase["phrase"]>>({});
  /** The seat of the player who took the device last, if several people share it. */
  private handedTo = $state<number | null>(null);

  /** The game's id; known before the table can be shown. */
  name = $state<string | null>(null);
  /** The game's components; null until they are loaded. */
  game = $state.raw<AtTable | null>(null);

  /** The last actions, and when they were done. */
  private done: { actions: readonly TableAction[]; at: number } | null = null;
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  private wished = $state.raw<{ actions: readonly TableAction[]; version: number } | null>(null);
  /** The actions that the reader has to confirm first. */
  readonly unsure = $derived(this.wished?.version === this.state?.version ? (this.wished?.actions ?? null) : null);

  /** The seat that the reader acts for. */
  readonly mine = $derived(this.state && holderOf(this.state, this.handedTo));
  /** The player who must take the device before the game continues, if several people share it. */
  readonly handover = $derived(this.state && handoverTo(this.state, this.handedTo));
  /** The own seat that can undo its last action: the reader's, otherwise that of another person on this device. */
  readonly undoSeat = $derived(undoSeatOf(this.state, this.mine?.seat));

  /** The action that ends the reader's turn, tapped and not yet sent. */
  private kept = $state.raw<{ action: TableAction; seat: number } | null>(null);
  private sendKept: (() => void) | null = null;
  /** That action, as long as it is still legal. */
  readonly held = $derived(this.kept && mayStill(this.kept, this.state, this.mine?.seat) ? this.kept.action : null);

  /** Whether the reader can only watch: nobody here can act before the present is reached. */
  readonly heldUp = $derived(this.watching && this.state !== null && askedHere(this.state).length === 0);

  /** The server's latest state of the table. */
  private latest: TableState | null = null;
  /** The previous state that was shown, with everything that was legal in it. */
  private last: TableState | null = null;
  private readonly steps = new StepQueue<Change>(
    {
      now: () => performance.now(),
      later,
      mostBehind: () => mostBehind(settings.pace, this.latest?.clocks ?? {}, this.latest?.seats ?? []),
    },
    { show: (change) => this.display(change), rest: () => this.arrive() },
  );
  private readonly live: LiveTable;
  private readonly fading = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(readonly id: string) {
    this.live = new LiveTable(
      {
        open: (since) => (isLocal(id) ? openLine(id, since) : (new WebSocket(socketAddress(id, since)) as Socket)),
        uuid: () => randomHex(16),
        random: Math.random,
        now: () => performance.now(),
        later,
      },
      serverOf(id),
      {
        game: (name) => (this.name = name),
        state: (state) => this.replace(state),
        step: (state, facts, own) => this.advance(state, facts, own),
        refresh: (state) => this.refresh(state),
        status: (status) => (this.status = status),
        refused: (code) => this.refuse(code),
        pending: (requests) => (this.pending = requests),
        said: (said) => this.hear(said),
      },
    );
  }

  /** Connects, and stays connected until the returned function is called. */
  open(): () => void {
    const wake = (): void => {
      if (document.visibilityState === "visible") this.live.wake();
      else {
        // A reader who leaves may not come back, so what they did must count.
        this.finish();
        this.skip();
      }
    };
    const leave = (): void => this.finish();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", wake);
    const lose = (): void => this.live.lose();
    addEventListener("online", wake);
    if (!isLocal(this.id)) addEventListener("offline", lose);
    this.live.connect();
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      removeEventListener("offline", lose);
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      this.live.close();
      this.steps.clear();
    };
  }

  /** Skips to the present. */
  skip(): void {
    this.steps.catchUp();
  }

  /** Tries to reconnect at once instead of waiting for the next attempt. */
  retry(): void {
    this.live.wake();
  }

  /** Does actions, or asks for a confirmation first if the reader wants that; called without actions to cancel. */
  wish(...actions: TableAction[]): void {
    const { state, mine } = this;
    const ask = state !== null && mine !== null && settings.confirm && actions.some((each) => this.isFinal(each, mine.seat, state));
    this.wished = ask ? { actions, version: state.version } : null;
    if (!ask) this.act(...actions);
  }

  private isFinal(action: TableAction, seat: number, state: TableState): boolean {
    return state.terms?.undo === false || (this.game?.isFinal(action, seat, state) ?? false);
  }

  /** Holds the action that ends the reader's turn until they confirm it, leave, or run out of time. */
  hold(action: TableAction): void {
    if (this.mine === null) return;
    const { seat } = this.mine;
    this.passing = null;
    this.kept = { action, seat };
    this.sendKept?.();
    const deadline = this.deadlines[seat];
    this.sendKept = deadline === undefined ? null : later(() => this.finish(), deadline - performance.now() - IN_TIME);
  }

  /** Does the held action. */
  finish(): void {
    const action = this.held;
    this.letGo();
    if (action !== null) this.act(action);
  }

  private letGo(): void {
    this.sendKept?.();
    this.sendKept = null;
    this.kept = null;
  }

  /** Does several actions in sequence; the server gets all of them at once. */
  act(...actions: TableAction[]): void {
    const { mine, state } = this;
    if (mine === null || state === null || actions.length === 0 || this.isShaking(actions)) return;
    this.passing = null;
    this.wished = null;
    // The player who acts has the device.
    this.handedTo = mine.seat;
    this.done = { actions, at: performance.now() };
    this.live.act(mine.seat, actions, state.version);
  }

  private isShaking(actions: readonly TableAction[]): boolean {
    const { done } = this;
    return done !== null && this.pending > 0 && performance.now() < done.at + SHAKING && isSame(done.actions, actions);
  }

  /** Cancels the held action, or undoes the last action of an own seat. */
  undo(): void {
    if (this.held !== null) {
      this.letGo();
      return;
    }
    if (this.undoSeat === null || this.state === null) return;
    this.passing = null;
    this.done = null;
    this.live.undo(this.undoSeat, this.state.version);
  }

  /** The current position and its content; null if its rules are not available here, or the past is shown. */
  positionAt(version: number): { position: Position; content: Content } | null {
    const { engine, present } = this.live;
    return engine && present?.version === version && present.position ? { position: present.position, content: engine.printed } : null;
  }

  say(phrase: SaidPhrase["phrase"]): void {
    if (this.mine) this.live.say({ seat: this.mine.seat, phrase });
  }

  /** Hands the device to another of the people who share it. */
  handTo(seat: number): void {
    this.handedTo = seat;
  }

  /** A message for the reader: why something was refused, or that the game is not stored. */
  get refusal(): string | null {
    return this.passing ?? this.lasting;
  }

  private refuse(code: string): void {
    if (LASTING.includes(code)) {
      this.lasting = errorText(code);
      return;
    }
    if (code === KEPT_AGAIN) this.lasting = null;
    this.passing = errorText(code);
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.passing = null), REFUSED_FOR);
  }

  private hear({ seat, phrase }: SaidPhrase): void {
    this.heard = { ...this.heard, [seat]: phrase };
    clearTimeout(this.fading.get(seat));
    const fade = (): void => {
      const { [seat]: _, ...others } = this.heard;
      this.heard = others;
    };
    this.fading.set(seat, setTimeout(fade, HEARD_FOR));
  }

  private replace(state: TableState): void {
    const first = this.latest === null;
    this.steps.clear();
    this.latest = state;
    this.recent = [];
    this.deadlines = deadlinesOf(state.clocks);
    if (first && settings.pace !== "instant" && !document.hidden && hasOpened(state)) void this.showOpening(state);
    else this.showAt(state);
  }

  private showAt(state: TableState): void {
    if (state.log) this.log = state.log;
    this.arrive();
  }

  /** A player who sits down after others have started sees their moves as if they were made now. */
  private async showOpening(state: TableState): Promise<void> {
    const steps = await this.openingOf(state).catch(() => []);
    // If more has happened meanwhile, show the present.
    if (this.latest?.version !== state.version || steps.length === 0) {
      if (this.state === null) this.showAt(this.latest ?? state);
      return;
    }
    for (const [index, { state: then, facts }] of steps.entries()) {
      const change = { state: then, facts, deadlines: this.deadlines };
      const hold = holdOf(facts, settings.pace, isStill());
      if (index === 0) this.steps.jump(change, hold);
      else this.steps.follow(change, hold);
    }
    this.watching = this.steps.busy;
  }

  private async openingOf(state: TableState): Promise<Opened[]> {
    const history = this.live.history();
    if (history === null) return [];
    await history.reach(state.version);
    return openingOf(state, (version) => history.find(version) ?? null);
  }

  private advance(state: TableState, facts: Fact[], own: boolean): void {
    this.latest = state;
    const change = { state, facts, deadlines: deadlinesOf(state.clocks) };
    const hold = holdOf(facts, settings.pace, isStill());
    if (own || this.comesAtOnce(facts, state.seats)) this.steps.jump(change, hold);
    else {
      this.steps.follow(change, hold);
      this.watching = this.steps.busy;
      // The display is in the past now: stop offering what is no longer legal.
      if (this.watching && this.state) this.state = heldBack(this.state, this.state, state);
    }
  }

  /** Changes around the game are shown at once or, if the past is shown, together with the present. */
  private refresh(state: TableState): void {
    this.latest = state;
    if (this.steps.busy || this.state === null) return;
    this.deadlines = deadlinesOf(state.clocks);
    this.showAt(state);
  }

  /** People's moves are shown at once, unless they come in a burst. */
  private comesAtOnce(facts: readonly Fact[], seats: readonly Seat[]): boolean {
    if (settings.pace === "instant" || document.hidden) return true;
    return this.steps.free && !isBots(seats.find((seat) => seat.seat === doerOf(facts)));
  }

  private display({ state, facts, deadlines }: Change): void {
    this.watching = this.steps.busy;
    this.watched = this.watching ? (doerOf(facts) ?? this.watched) : null;
    this.state = this.watching && this.latest ? heldBack(state, this.last ?? state, this.latest) : state;
    this.last = state;
    this.recent = facts;
    this.deadlines = deadlines;
    if (state.log) this.log = state.log;
  }

  private settle(): void {
    this.settling = true;
    setTimeout(() => (this.settling = false), LATE_TAPS);
  }

  private arrive(): void {
    if (this.heldUp) this.settle();
    this.watching = false;
    const watched = this.latest?.seats.find((seat) => seat.seat === this.watched);
    const thinking = isBots(watched) && this.latest?.view?.acting.includes(watched?.seat ?? -1);
    if (!thinking) this.watched = null;
    this.state = this.last = this.latest;
  }
}

/** The legal actions of a seat, typed for the table's game. */
export function legalFor<Action>(
  state: { legal: Record<string, Action[]> },
  seat: number | undefined,
): Action[] {
  return seat === undefined ? [] : (state.legal[seat] ?? []);
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function mayStill(kept: { action: TableAction; seat: number }, state: TableState | null, mine: number | undefined): boolean {
  const legal: readonly TableAction[] = state?.legal[kept.seat] ?? [];
  return kept.seat === mine && legal.some((action) => isSame(action, kept.action));
}

function undoSeatOf(state: TableState | null, mine: number | undefined): number | null {
  const may = state?.undo ?? [];
  return may.find((seat) => seat === mine) ?? may[0] ?? null;
}

function deadlinesOf(clocks: Record<string, number>): Record<string, number> {
  const now = performance.now();
  return Object.fromEntries(Object.entries(clocks).map(([seat, left]) => [seat, now + left]));
}

function socketAddress(table: string, since: number | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = since === null ? "" : `?since=${since}`;
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}${query}`;
}
