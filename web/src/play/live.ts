import { TableConnection, type ConnectionStatus, type Surroundings } from "../lib/connection";
import type {
  ContinuedTable,
  Fact,
  HappenedEvents,
  LogEntry,
  OpenedTable,
  SaidPhrase,
  Surroundings as Around,
  TableAction,
  TableEvent,
  TableState,
} from "../wire";
import { Asking, type Server } from "./asking";
import { crc32 } from "./crc";
import { bytesOf, History, type LoadEvents } from "./history";
import { after, momentAt, undoable, type Moment, type Rules } from "./moment";
import type { RuledBy } from "./rules";
import { mayUndo, stateOf, type About } from "./state";

/** Receives the changes of a table. */
export interface Audience {
  /** The game's id; nothing else is known yet. */
  game(name: string): void;
  /** The whole present at once: when a table is opened, when missed events have arrived, when something was refused. */
  state(state: TableState): void;
  /** The next events; `own` if they happened on this device. */
  step(state: TableState, facts: Fact[], own: boolean): void;
  /** Nothing happened in the game, but something around it changed. */
  refresh(state: TableState): void;
  status(status: ConnectionStatus): void;
  refused(code: string): void;
  /** The number of requests that are waiting for an answer. */
  pending(requests: number): void;
  said(said: SaidPhrase): void;
}

/** The server on which a table is played. */
export interface LiveServer extends Server {
  /** The rules of a table; null if they are not available here. */
  rules(table: RuledBy): Promise<Rules | null>;
  events: LoadEvents;
}

/** A request that is already shown as done: actions of a seat, or undoing its last one. */
interface Asked {
  seat: number;
  actions: TableAction[] | null;
  /** The actions by number, after they have been sent. */
  numbers?: number[];
}

/** A table at a moment, and the log up to it. */
interface Seen {
  moment: Moment;
  log: readonly LogEntry[];
}

interface Done extends Seen {
  facts: Fact[];
  /** The numbers of the actions that were done. */
  numbers: number[];
}

/** After more disagreements than this, a page no longer trusts its rules. */
const MOST_DISAGREEMENTS = 1;

/**
 * A table on a server, with the rules running here, too. The server sends events. The reader's own actions are done and
 * shown at once while the server is asked, and reverted if it refuses. Outcomes of chance only come from the server. If
 * the rules are not available here, the table is shown as the server describes it on request.
 */
export class LiveTable {
  private readonly connection: TableConnection;
  private readonly asking: Asking;
  /** Null before the table was opened, and if its rules are not available here. */
  private rules: Rules | null = null;
  private about: About | null = null;
  /** When the remaining time was received. */
  private heardAt = 0;
  /** The state confirmed by the server. */
  private told: Seen = { moment: momentAt(0, null), log: [] };
  /** The same plus the requests that have not been answered yet. */
  private ahead: Seen = this.told;
  private asked: Asked[] = [];
  /** The request for the first of these, after it was sent. */
  private request: string | null = null;
  /** Whether it may have been done already, or can no longer be done, so that it is not shown as done. */
  private doubtful = false;
  private disagreements = 0;
  /** What has arrived while the rules were loading. */
  private waiting: (() => void)[] | null = null;

  constructor(
    private readonly surroundings: Surroundings,
    private readonly server: LiveServer,
    private readonly audience: Audience,
  ) {
    this.asking = new Asking(server, audience, surroundings.uuid);
    this.connection = new TableConnection(surroundings, {
      opened: (table, version) => this.inTurn(() => this.open(table, version)),
      continued: (table) => this.inTurn(() => this.goOn(table)),
      happened: (happened) => this.inTurn(() => this.hear(happened)),
      around: (around) => this.inTurn(() => this.look(around)),
      answered: (request) => this.inTurn(() => this.settle(request)),
      refused: (code, request) => this.inTurn(() => this.refuse(code, request)),
      checked: (check) => this.inTurn(() => this.compare(check)),
      status: (status) => audience.status(status),
      said: (said) => audience.said(said),
    });
  }

  connect(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  wake(): void {
    this.connection.wake();
  }

  lose(): void {
    this.connection.lose();
  }

  say(said: SaidPhrase): void {
    this.connection.say(said);
  }

  /** Does actions of a seat, as many as need no chance event in between; `version` is the one that the player saw. */
  act(seat: number, actions: readonly TableAction[], version: number): void {
    if (this.rules === null) void this.asking.act(seat, actions, version);
    else this.ask({ seat, actions: [...actions] });
  }

  /** Undoes a seat's last action. */
  undo(seat: number, version: number): void {
    if (this.rules === null) void this.asking.undo(seat, version);
    else this.ask({ seat, actions: null });
  }

  /** The current moment including unanswered requests; null if its rules are not available here. */
  get present(): Moment | null {
    return this.rules && this.ahead.moment;
  }

  /** The rules of the game, if they are available here. */
  get engine(): Rules["engine"] | null {
    return this.rules?.engine ?? null;
  }

  /** The latest version from the server, and the checksum of the position there. */
  get check(): { version: number; check: number | null } {
    const { version, position } = this.told.moment;
    return { version, check: position && crc32(position) };
  }

  /** The table's complete past, if its rules are available here. */
  history(): History | null {
    return this.rules && new History(this.rules, this.server.events);
  }

  private ask(asked: Asked): void {
    const done = this.done(this.ahead, asked);
    if (done === null) {
      this.audience.refused("move/stale");
      return;
    }
    this.ahead = done;
    const kept = asked.actions && { seat: asked.seat, actions: asked.actions.slice(0, done.numbers.length) };
    // Requests that are not sent yet are sent together; the first is already on its way.
    const last = this.asked.slice(1).at(-1);
    if (last?.actions && kept && last.seat === kept.seat) last.actions.push(...kept.actions);
    else this.asked.push(kept ?? asked);
    this.send();
    this.audience.pending(this.asked.length);
    this.audience.step(this.state(), done.facts, true);
  }

  private send(): void {
    const [next] = this.asked;
    if (next === undefined || this.request !== null) return;
    const { version } = this.told.moment;
    next.numbers = this.done(this.told, next)?.numbers ?? [];
    if (next.actions === null) this.request = this.connection.undo(next.seat, version);
    else this.request = this.connection.act(next.seat, next.numbers, version);
  }

  /** Handles messages in sequence, also while rules are loading. */
  private inTurn(handle: () => Promise<void> | void): void {
    if (this.waiting !== null) {
      this.waiting.push(handle as () => void);
      return;
    }
    const handling = handle();
    if (!handling) return;
    this.waiting = [];
    void handling.finally(() => {
      const waited = this.waiting ?? [];
      this.waiting = null;
      for (const each of waited) this.inTurn(each);
    });
  }

  private open(table: OpenedTable, version: number): Promise<void> | void {
    const known = this.about;
    const same = known !== null && known.rules.module === table.rules.module && known.rules.content === table.rules.content;
    if (!same) {
      this.audience.game(table.game);
      return this.load(table, version);
    }
    this.begin(table, version);
  }

  private async load(table: OpenedTable, version: number): Promise<void> {
    this.rules = await this.server.rules(table).catch(() => null);
    this.begin(table, version);
  }

  /** Replays a table from its base. */
  private begin({ base, events, check, ...about }: OpenedTable, version: number): void {
    this.about = about;
    this.heardAt = this.surroundings.now();
    if (this.rules === null) {
      this.asking.look();
      return;
    }
    const before = this.told;
    const knows = before.moment.version >= base.version;
    const earlier = knows ? before.log.filter((entry) => entry.version <= base.version) : [];
    this.told = { moment: momentAt(base.version, base.position === null ? null : bytesOf(base.position)), log: earlier };
    if (!this.play(events) || this.told.moment.version !== version) {
      this.distrust();
      return;
    }
    // The request may be among the events since, or may have been done before them.
    if (knows) this.findDone(events.slice(before.moment.version - base.version));
    else this.doubtful = this.request !== null;
    this.showAll();
    if (base.version > 0 && !knows) void this.fetchPast(base.version);
    this.compare(check);
  }

  /** Continues with a table after a time without a connection. */
  private goOn({ events, check, ...about }: ContinuedTable): void {
    this.about = about;
    this.heardAt = this.surroundings.now();
    if (this.rules === null) {
      this.asking.look();
      return;
    }
    if (!this.play(events)) {
      this.connection.resync();
      return;
    }
    this.findDone(events);
    this.showAll();
    this.compare(check);
  }

  private hear({ events, request, check, due, seats, status, dice }: HappenedEvents): void {
    if (this.about === null) return;
    const changes = { ...(due && { due }), ...(seats && { seats }), ...(status && { status }), ...(dice && { dice }) };
    this.about = { ...this.about, ...changes };
    if (due) this.heardAt = this.surroundings.now();
    if (this.rules === null) {
      this.asking.look();
      return;
    }
    const own = request != null && request === this.request;
    const shown = own && !this.doubtful ? (this.asked[0]?.actions?.length ?? 1) : 0;
    if (own) this.forgetFirst();
    const heard = this.play(events.slice(0, shown)) && this.showSteps(events.slice(shown), own);
    if (!heard) {
      this.connection.resync();
      return;
    }
    if (own) this.audience.pending(this.asked.length);
    if (shown === events.length && Object.keys(changes).length > 0) this.audience.refresh(this.state());
    if (check != null) this.compare(check);
    this.send();
  }

  /** Shows events one after another if a bot caused them, and all at once if a person did. */
  private showSteps(events: readonly TableEvent[], own: boolean): boolean {
    for (const together of groupsOf(events)) {
      const facts = this.play(together);
      if (!facts) return false;
      this.foresee();
      this.audience.step(this.state(), facts, own);
    }
    this.foresee();
    return true;
  }

  /** Applies events from the server and returns their facts; null if that is impossible. */
  private play(events: readonly TableEvent[]): Fact[] | null {
    let { moment } = this.told;
    const log = [...this.told.log];
    const all: Fact[] = [];
    try {
      for (const event of events) {
        const happened = after(this.sure(), moment, event);
        moment = happened.moment;
        if (happened.facts.length > 0) log.push({ version: moment.version, facts: happened.facts });
        all.push(...happened.facts);
      }
    } catch {
      return null;
    }
    this.told = { moment, log };
    return all;
  }

  private look(around: Around): void {
    if (this.about === null) return;
    this.about = { ...this.about, ...around };
    if (this.rules === null) this.asking.look();
    else this.audience.refresh(this.state());
  }

  /** A request was carried out before, and all of its results are known. */
  private settle(request: string): void {
    if (request !== this.request) return;
    this.forgetFirst();
    this.showAll();
  }

  private refuse(code: string, request: string | null): void {
    if (request !== null && request !== this.request) return;
    if (request !== null) {
      this.asked = [];
      this.request = null;
      this.doubtful = false;
      this.showAll();
    }
    this.audience.refused(code);
  }

  /** Looks for the request among events that arrived without an answer: it would be the seat's first. */
  private findDone(events: readonly TableEvent[]): void {
    const [first] = this.asked;
    if (this.request === null || first === undefined) return;
    const own = events.filter((event) => "seat" in event && event.seat === first.seat);
    const done = first.actions
      ? first.numbers?.every((number, place) => isAction(own[place], number))
      : own[0] !== undefined && "undone" in own[0];
    if (!done) return;
    this.connection.forget(this.request);
    this.forgetFirst();
  }

  private forgetFirst(): void {
    this.asked.shift();
    this.request = null;
    this.doubtful = false;
  }

  private showAll(): void {
    this.foresee();
    this.audience.pending(this.asked.length);
    this.audience.state(this.state());
    this.send();
  }

  /** Applies the requests on top of the server's state. Requests that are no longer possible are dropped. */
  private foresee(): void {
    this.ahead = this.told;
    for (const [place, asked] of this.asked.entries()) {
      const sent = place === 0 && this.request !== null;
      if (sent && this.doubtful) continue;
      const done = this.done(this.ahead, asked);
      if (done === null || done.numbers.length < (asked.actions?.length ?? 0)) {
        // A request that was sent is left to the server.
        this.doubtful = sent;
        this.asked.length = sent ? 1 : place;
        return;
      }
      this.ahead = done;
    }
  }

  /**
   * Carries out a request: all actions up to the first one that is followed by chance. Null if the rules do not allow
   * it.
   */
  private done({ moment: from, log: before }: Seen, { seat, actions }: Asked): Done | null {
    const rules = this.sure();
    let moment = from;
    const log = [...before];
    const done: Done = { moment, log, facts: [], numbers: [] };
    const go = (event: TableEvent): void => {
      const happened = after(rules, moment, event);
      moment = happened.moment;
      done.facts.push(...happened.facts);
      if (happened.facts.length > 0) log.push({ version: moment.version, facts: happened.facts });
    };
    if (actions === null) {
      const undone = this.about && mayUndo(rules, this.about, moment, seat) ? undoable(rules.engine, moment, seat) : null;
      if (undone === null) return null;
      go({ undone, seat });
    }
    for (const action of actions ?? []) {
      const number = numberOf(rules, moment, seat, action);
      if (number === null) break;
      done.numbers.push(number);
      go({ seat, action: number });
    }
    return actions && done.numbers.length === 0 ? null : { ...done, moment };
  }

  /** Compares the position here with the server's. */
  private compare(check: number | null): void {
    const here = this.check.check;
    if (this.rules === null || check === null || here === null || here === check) return;
    this.disagreements += 1;
    this.connection.disagree(here);
    if (this.disagreements > MOST_DISAGREEMENTS) this.distrust();
  }

  /** From now on, shows the table as the server describes it. */
  private distrust(): void {
    this.rules = null;
    this.asked = [];
    this.request = null;
    this.audience.pending(0);
    this.asking.look();
  }

  /** Fetches what happened before the base from which the table was opened. */
  private async fetchPast(version: number): Promise<void> {
    const history = this.history();
    await history?.reach(version).catch(() => undefined);
    if (!history || this.rules === null || this.told.log.some((entry) => entry.version <= version)) return;
    const past = history.log.filter((entry) => entry.version <= version);
    this.told = { ...this.told, log: [...past, ...this.told.log] };
    this.foresee();
    this.audience.refresh(this.state());
  }

  private state(): TableState {
    if (this.about === null) throw new Error("The table is not open yet");
    const since = this.surroundings.now() - this.heardAt;
    const due = Object.entries(this.about.due).map(([seat, left]) => [seat, Math.max(0, left - since)]);
    return stateOf(this.sure(), { ...this.about, due: Object.fromEntries(due) }, this.ahead.moment, [...this.ahead.log]);
  }

  private sure(): Rules {
    if (this.rules === null) throw new Error("The rules are not here");
    return this.rules;
  }
}

/** The number of an action that is legal, otherwise null. */
function numberOf({ engine }: Rules, { position }: Moment, seat: number, action: TableAction): number | null {
  if (position === null) return null;
  try {
    const number = engine.toDense(position, action);
    return engine.legalDense(position, seat).includes(number) ? number : null;
  } catch {
    // It has no meaning here, for example a dog that another player has by now.
    return null;
  }
}

function isAction(event: TableEvent | undefined, number: number): boolean {
  return event !== undefined && "action" in event && event.by == null && event.action === number;
}

/** Groups of events that are shown together: each separately from a bot's move on, otherwise with those before it. */
function groupsOf(events: readonly TableEvent[]): TableEvent[][] {
  const groups: TableEvent[][] = [];
  let apart = false;
  for (const event of events) {
    apart = apart || ("action" in event && event.by != null);
    const last = groups.at(-1);
    if (apart || !last) groups.push([event]);
    else last.push(event);
  }
  return groups;
}
