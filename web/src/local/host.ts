import type { Content } from "../engine/description";
import { crc32 } from "../play/crc";
import { isOver, momentAt, undoable, type Rules } from "../play/moment";
import { mayUndo, stateOf, type About } from "../play/state";
import type { HappenedEvents, LogEntry, PastEvents, PlayerMessage, TableEvent, TableMessage, TableState } from "../wire";
import { botSeed, draw, follow, move, readRow, type Entry, type Standing } from "./course";
import { hasEnded, logOf, seatsOf, toldDice, type LocalGame, type LogFile, type Row } from "./games";
import type { LocalSocket } from "./socket";
import { countedIn } from "./statistics";
import { NoRoom, Taken, type Store } from "./store";

/** A request to a bot. */
export interface Question {
  game: string;
  config: LocalGame["config"];
  /** The content of the game. */
  content: Content;
  position: Uint8Array;
  bot: string;
  seat: number;
  seed: number;
}

/** What a table needs from its page. */
export interface Around {
  store: Store;
  /** Lets a bot choose an action's number. */
  think(question: Question): Promise<number>;
  now(): number;
  /** Informs other tabs about progress in a game. */
  announce(table: string): void;
  /** Called when the game is over. */
  ended(): void;
  /** Called when nobody has the table open any more. */
  deserted(): void;
}

/** The bot that takes over from a player who leaves. */
const STAND_IN = "greedy";

/**
 * A table in this browser. It decides what is legal, draws the dice, runs the bots and stores everything, and sends its
 * clients the same messages as a server.
 */
export class LocalHost {
  private standing: Standing;
  private readonly events: TableEvent[] = [];
  private readonly rows: Row[] = [];
  private readonly log: LogEntry[] = [];
  private readonly sockets = new Set<LocalSocket>();
  private readonly requests = new Set<string>();
  /** How many of the rows have been stored. */
  private stored = 0;
  /** Why something could not be stored, and whether the reader was informed. */
  private trouble: unknown = null;
  private warned = false;
  private thinking = false;
  private working: Promise<unknown> = Promise.resolve();

  constructor(
    private game: LocalGame,
    rows: readonly Row[],
    readonly rules: Rules,
    private readonly module: string,
    private readonly around: Around,
  ) {
    this.standing = { moment: momentAt(0, null), draws: {}, seats: game.seats };
    for (const row of rows) this.add(readRow(rules, this.standing.moment, row));
    this.stored = rows.length;
  }

  /** Starts a new game, without any events. */
  async begin(): Promise<void> {
    const begun: Entry = { event: { begun: true }, row: { version: 1, type: "begun" } };
    await this.inTurn(() => this.commit([begun]));
  }

  /** Connects a client that knows the table up to a version. */
  connect(socket: LocalSocket, since: number | null): void {
    socket.heard = (message) => void this.inTurn(() => this.hear(socket, message));
    socket.left = () => this.leave(socket);
    this.sockets.add(socket);
    void this.inTurn(() => {
      const { version } = this.standing.moment;
      socket.tell(since !== null && since <= version ? this.continued(since) : this.opened());
      this.warn();
      this.play();
    });
  }

  /** The table in the form for boards. */
  state(): TableState {
    return stateOf(this.rules, this.about(), this.standing.moment, [...this.log]);
  }

  get position(): Uint8Array | null {
    return this.standing.moment.position;
  }

  file(): LogFile {
    return logOf(this.game, this.rows);
  }

  past(from: number): PastEvents {
    const { version } = this.standing.moment;
    return { base: base(from), version, latest: version, check: null, events: this.events.slice(from) };
  }

  /** Ends the game early. */
  close(): Promise<void> {
    return this.inTurn(async () => {
      if (!hasEnded(this.game)) await this.commit([this.closing(0)]);
    });
  }

  /** Vacates a seat: a bot takes over, or the game ends if nobody is left. */
  vacate(seat: number): Promise<void> {
    return this.inTurn(async () => {
      if (hasEnded(this.game) || !this.standing.seats[seat]?.mine) return;
      const version = this.standing.moment.version + 1;
      const left: Entry = {
        event: { seated: "left", seat, bot: STAND_IN },
        row: { version, type: "seated", seat, bot: STAND_IN, why: "left" },
      };
      const alone = this.standing.seats.every((each, number) => number === seat || !each.mine);
      await this.commit(alone ? [left, this.closing(1)] : [left]);
      this.play();
    });
  }

  /** Stores the id of the rematch. */
  setAgain(rematch: string): Promise<void> {
    return this.inTurn(async () => {
      this.game = { ...this.game, rematch };
      await this.around.store.write(this.game, []);
      const { seats, watching, host } = this.about();
      this.tell({ type: "surroundings", version: this.standing.moment.version, data: { seats, watching, host, rematch } });
    });
  }

  get kept(): LocalGame {
    return this.game;
  }

  /** Whether everything that has happened is stored. */
  get saved(): boolean {
    return this.stored === this.rows.length;
  }

  /** Handles the message that another tab has continued the game. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.readOn());
  }

  /** Runs tasks one after another: each is stored before the next starts. */
  private inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.working.then(work);
    this.working = done.catch(() => undefined);
    return done;
  }

  private async hear(socket: LocalSocket, message: PlayerMessage): Promise<void> {
    const { version } = this.standing.moment;
    if (message.type === "act") await this.act(socket, message.data);
    else if (message.type === "undo") await this.undo(socket, message.data);
    else if (message.type === "check") {
      socket.tell({ type: "position_checked", version, data: { check: this.check() } });
      this.play();
    } else if (message.type === "resync" || message.type === "disagree") socket.tell(this.opened());
  }

  private async act(socket: LocalSocket, { request, seat, actions }: { request: string; seat: number; actions: number[] }): Promise<void> {
    const { rules } = this;
    let ahead = this.standing;
    const entries: Entry[] = [];
    for (const action of actions) {
      const { position } = ahead.moment;
      const allowed = this.isPlayed(seat) && position !== null && rules.engine.legalDense(position, seat).includes(action);
      if (!allowed) return this.refuse(socket, request);
      const entry = move(rules, ahead.moment, seat, action);
      entries.push(entry);
      ahead = follow(rules, ahead, entry).standing;
    }
    await this.carryOut(socket, request, entries);
  }

  private async undo(socket: LocalSocket, { request, seat }: { request: string; seat: number }): Promise<void> {
    const { moment } = this.standing;
    const allowed = this.isPlayed(seat) && mayUndo(this.rules, this.about(), moment, seat);
    const undone = allowed ? undoable(this.rules.engine, moment, seat) : null;
    if (undone === null) return this.refuse(socket, request);
    const row: Row = { version: moment.version + 1, type: "undone", seat, taken_back: undone };
    await this.carryOut(socket, request, [{ event: { undone, seat }, row }]);
  }

  private async carryOut(socket: LocalSocket, request: string, entries: Entry[]): Promise<void> {
    if (this.requests.has(request)) return;
    this.requests.add(request);
    if (!(await this.commit(entries, request))) this.refuse(socket, request);
    this.play();
  }

  private refuse(socket: LocalSocket, request: string): void {
    const data = { request, code: "move/stale", sentence: "" };
    socket.tell({ type: "action_refused", version: this.standing.moment.version, data });
  }

  private isPlayed(seat: number): boolean {
    return this.standing.seats[seat]?.mine === true && !this.game.imported && !hasEnded(this.game);
  }

  /**
   * Stores events together with the chance events that follow, then sends them; returns false if another tab was
   * faster.
   */
  private async commit(first: readonly Entry[], request?: string): Promise<boolean> {
    const before = this.game.status;
    const entries = this.withChance(first);
    const { seats } = this.standing;
    for (const entry of entries) this.add(entry);
    this.game = this.described();
    try {
      await this.around.store.write(this.game, this.rows.slice(this.stored));
      this.stored = this.rows.length;
      this.around.announce(this.game.id);
      if (this.warned) this.say("device/kept");
      this.warned = false;
    } catch (thrown) {
      if (thrown instanceof Taken) {
        await this.startOver();
        return false;
      }
      this.trouble = thrown;
      this.warn();
    }
    if (this.game.status === "over") this.around.ended();
    const changed = this.standing.seats !== seats || this.game.status !== before || entries[0]?.row.type === "begun";
    this.tell(this.happened(entries, changed, request));
    return true;
  }

  /** The events, and all chance events that follow until somebody has to act. */
  private withChance(first: readonly Entry[]): Entry[] {
    const { rules, game } = this;
    const entries = [...first];
    let ahead = first.reduce((standing, entry) => follow(rules, standing, entry).standing, this.standing);
    while (game.dice && !ahead.moment.closed && ahead.moment.position && rules.engine.acting(ahead.moment.position).chance) {
      const entry = draw(rules, ahead, game.dice);
      entries.push(entry);
      ahead = follow(rules, ahead, entry).standing;
    }
    return entries;
  }

  private add(entry: Entry): void {
    const { standing, facts } = follow(this.rules, this.standing, entry);
    this.standing = standing;
    this.events.push(entry.event);
    this.rows.push(entry.row);
    if (facts.length > 0) this.log.push({ version: standing.moment.version, facts });
  }

  /** The game as it is stored, with its current result. */
  private described(): LocalGame {
    const { engine } = this.rules;
    const { moment, seats } = this.standing;
    const { position, closed, version } = moment;
    const over = position !== null && isOver(engine, position);
    const status = over ? "over" : closed ? "closed" : "playing";
    const acting = position && status === "playing" ? engine.acting(position).seats : [];
    return {
      ...this.game,
      seats: [...seats],
      status,
      turn: acting.some((seat) => seats[seat]?.mine),
      version,
      changed: this.around.now(),
      outcome: over ? engine.outcome(position) : null,
      counted: over ? countedIn(this.rows, engine.view(position) as object, seats.length) : null,
    };
  }

  /** The game continues in the page; the players are warned that it will be lost. */
  private warn(): void {
    if (this.saved || this.warned || this.sockets.size === 0) return;
    this.warned = true;
    this.say(this.trouble instanceof NoRoom ? "device/full" : "device/none");
  }

  private say(code: string): void {
    this.tell({ type: "message_refused", version: this.standing.moment.version, data: { code, sentence: "" } });
  }

  /** Another tab was faster: use what it stored. */
  private async startOver(): Promise<void> {
    const found = await this.around.store.find(this.game.id);
    if (!found) return;
    this.game = found.game;
    this.standing = { moment: momentAt(0, null), draws: {}, seats: found.game.seats };
    for (const list of [this.events, this.rows, this.log]) list.length = 0;
    for (const row of found.rows) this.add(readRow(this.rules, this.standing.moment, row));
    this.stored = found.rows.length;
    for (const socket of this.sockets) socket.tell(this.opened());
  }

  private async readOn(): Promise<void> {
    const found = await this.around.store.find(this.game.id);
    if (!found || found.rows.length <= this.rows.length) return;
    const entries = found.rows.slice(this.rows.length).map((row) => {
      const entry = readRow(this.rules, this.standing.moment, row);
      this.add(entry);
      return entry;
    });
    this.stored = this.rows.length;
    this.game = found.game;
    this.tell(this.happened(entries, true));
    this.play();
  }

  /** Lets bots play until somebody on this device has to act. */
  private play(): void {
    if (!this.thinking && this.botToAct() !== null) void this.playOn();
  }

  private async playOn(): Promise<void> {
    this.thinking = true;
    try {
      for (let seat = this.botToAct(); seat !== null; seat = this.botToAct()) await this.playBot(seat);
    } catch {
      // What the bot needs could not be loaded; retried when the page wakes.
      this.say("network");
    }
    this.thinking = false;
  }

  private botToAct(): number | null {
    const { moment, seats } = this.standing;
    const { game } = this;
    if (game.imported || hasEnded(game) || moment.position === null || this.sockets.size === 0) return null;
    return this.rules.engine.acting(moment.position).seats.find((seat) => seats[seat]?.bot) ?? null;
  }

  private async playBot(seat: number): Promise<void> {
    const { standing, game, rules } = this;
    const { position } = standing.moment;
    const bot = standing.seats[seat]?.bot;
    if (!position || !bot || !game.dice) return;
    const seed = botSeed(standing, seat, game.dice);
    const number = await this.around.think({ game: game.game, config: game.config, content: rules.engine.printed, position, bot, seat, seed });
    await this.inTurn(async () => {
      if (this.isAskedTheSame(seat, bot, standing)) await this.commit([move(rules, this.standing.moment, seat, number, bot)]);
    });
  }

  /** Whether the bot still has the decision it was thinking about, although others may have acted meanwhile. */
  private isAskedTheSame(seat: number, bot: string, before: Standing): boolean {
    if (this.standing === before) return true;
    const { engine } = this.rules;
    const [then, now] = [before.moment.position, this.standing.moment.position];
    if (!then || !now || hasEnded(this.game) || this.standing.seats[seat]?.bot !== bot) return false;
    const [one, other] = [then, now].map((position) => engine.seatState(position, seat));
    return engine.acting(now).seats.includes(seat) && one != null && other != null && String(one) === String(other);
  }

  private closing(later: number): Entry {
    return { event: { closed: true }, row: { version: this.standing.moment.version + 1 + later, type: "closed" } };
  }

  private about(): About {
    const { game, standing, module } = this;
    return {
      table: game.id,
      game: game.game,
      setup: game.config,
      terms: game.terms,
      rules: { version: game.rules_version, content: game.content_hash, pack: null, changed: false, module },
      dice: toldDice(game),
      status: game.status,
      seats: seatsOf(standing),
      watching: 0,
      host: !game.imported,
      rematch: game.rematch,
      stuck: null,
      due: {},
    } as About;
  }

  private check(): number | null {
    const { position } = this.standing.moment;
    return position && crc32(position);
  }

  private opened(): TableMessage {
    const data = { ...this.about(), events: this.events, base: base(0), check: this.check() };
    return { type: "table_opened", version: this.standing.moment.version, data } as TableMessage;
  }

  private continued(since: number): TableMessage {
    const data = { ...this.about(), events: this.events.slice(since), check: this.check() };
    return { type: "table_continued", version: this.standing.moment.version, data } as TableMessage;
  }

  private happened(entries: readonly Entry[], changed: boolean, request?: string): TableMessage {
    const { version } = this.standing.moment;
    const { seats, status, dice } = this.about();
    const data: HappenedEvents = {
      since: version - entries.length,
      at: this.around.now(),
      events: entries.map(({ event }) => event),
      ...(request !== undefined && { request }),
      ...(changed && { seats, status, dice }),
    };
    return { type: "happened", version, data };
  }

  private tell(message: TableMessage): void {
    for (const socket of this.sockets) socket.tell(message);
  }

  private leave(socket: LocalSocket): void {
    this.sockets.delete(socket);
    if (this.sockets.size === 0) this.around.deserted();
  }
}

const base = (version: number): { version: number; position: null; draws: Record<string, number> } => ({
  version,
  position: null,
  draws: {},
});
