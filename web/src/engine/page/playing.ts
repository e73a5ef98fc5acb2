import type { Socket } from "../../lib/connection";
import { crc32 } from "../../play/crc";
import { LiveTable } from "../../play/live";
import { after, momentAt, type Rules } from "../../play/moment";
import { source } from "../../replay/fair";
import type { PastEvents, TableAction, TableState } from "../../wire";
import { type AnyEngine, type Games } from "../games";

/** How a browser plays at a table: mostly like a bot, but sometimes randomly, and with undos. */
export interface Part {
  table: string;
  bot: string;
  seed: string;
}

/** The result of a game, and how often the position here was compared with the server's. */
export interface Followed {
  version: number;
  over: boolean;
  acts: number;
  undone: number;
  refused: string[];
  /** How many were compared during the game, and how many differed. */
  live: number;
  differed: number;
}

const SEEDS = 2 ** 32;
/** One choice in this many is a random legal action, one in this many is an undo. */
const ANY_ONE_IN = 9;
const UNDO_ONE_IN = 7;
/** How many actions are requested at once, if there is no chance event in between. */
const MOST_AT_ONCE = 3;

/** Plays along at a table until the game is over. */
export async function follow(games: Games, part: Part): Promise<Followed> {
  return new Following(games, part).play();
}

/** The checksum of the position after every event of a game, computed by the rules here. */
export async function checksOf(games: Games, table: string): Promise<(number | null)[]> {
  const { game, setup, rules } = await get<TableState>(`/api/tables/${table}`);
  const engine = await games.on(game, rules?.content ?? "", (hash) => get(`/api/contents/${hash}`));
  let moment = momentAt(0, null);
  const checks: (number | null)[] = [null];
  for (;;) {
    const { events, latest } = await get<PastEvents>(`/api/tables/${table}/events?from=${moment.version}`);
    for (const event of events) {
      moment = after({ engine, setup }, moment, event).moment;
      checks.push(moment.position && crc32(moment.position));
    }
    if (moment.version >= latest) return checks;
  }
}

class Following {
  private readonly live: LiveTable;
  private readonly followed: Followed = { version: 0, over: false, acts: 0, undone: 0, refused: [], live: 0, differed: 0 };
  private engine: AnyEngine | null = null;
  private state: TableState | null = null;
  private pending = 0;
  private choices = 0;
  private socket: WebSocket | null = null;
  private finish: () => void = () => undefined;

  constructor(
    games: Games,
    private readonly part: Part,
  ) {
    const { table } = part;
    const refuse = (): Promise<never> => Promise.reject(new Error("the rules are not here"));
    this.live = new LiveTable(
      {
        open: (since) => this.connect(since),
        uuid: () => crypto.randomUUID(),
        random: Math.random,
        now: () => performance.now(),
        later: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      {
        rules: async ({ game, setup, rules }): Promise<Rules> => {
          await games.withBots(game, setup, (setup as { seats: number }).seats);
          this.engine = await games.on(game, rules?.content ?? "", (hash) => get(`/api/contents/${hash}`));
          return { engine: this.engine, setup };
        },
        events: (from) => get(`/api/tables/${table}/events?from=${from}`),
        table: refuse,
        positions: refuse,
        act: refuse,
        undo: refuse,
        codeOf: () => "unexpected",
      },
      {
        game: () => undefined,
        state: (state) => this.see(state),
        step: (state) => this.see(state),
        refresh: (state) => this.see(state),
        status: () => undefined,
        refused: (code) => this.followed.refused.push(code),
        pending: (requests) => (this.pending = requests),
        said: () => undefined,
      },
    );
  }

  async play(): Promise<Followed> {
    const over = new Promise<void>((resolve) => (this.finish = resolve));
    this.live.connect();
    await over;
    this.live.close();
    return this.followed;
  }

  /** Opens a socket, and listens to what the server says about the position. */
  private connect(since: number | null): Socket {
    const query = since === null ? "" : `?since=${since}`;
    this.socket = new WebSocket(`ws://${location.host}/ws/tables/${this.part.table}${query}`);
    this.socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; version: number; data: { check: number | null } };
      if (message.type === "position_checked") this.compare(message.version, message.data.check);
    });
    return this.socket as Socket;
  }

  private compare(version: number, check: number | null): void {
    const here = this.live.check;
    if (here.version === version) {
      this.followed.live += 1;
      if (here.check !== check) this.followed.differed += 1;
    }
    if (this.followed.over) this.finish();
  }

  private see(state: TableState): void {
    this.state = state;
    this.followed.version = state.version;
    this.followed.over = state.status === "over" && this.pending === 0;
    if (this.engine !== null && state.view !== null) this.live.wake();
    // Not while a message is being handled.
    setTimeout(() => this.choose(state));
  }

  private choose(seen: TableState): void {
    const { live, state } = this;
    if (state !== seen || state.status !== "playing") return;
    const asked = Object.keys(state.legal).map(Number);
    const [undoable] = state.undo;
    if (undoable !== undefined && this.below("undo", UNDO_ONE_IN) === 0) {
      this.followed.undone += 1;
      live.undo(undoable, state.version);
    } else if (asked.length > 0) {
      const actions = this.actions(asked[this.below("seat", asked.length)] ?? 0);
      this.followed.acts += actions.actions.length;
      live.act(actions.seat, actions.actions, state.version);
    }
  }

  /** Some actions of a seat that can be done one after another. */
  private actions(seat: number): { seat: number; actions: TableAction[] } {
    const engine = this.engine;
    let position = this.live.present?.position ?? null;
    const actions: TableAction[] = [];
    const most = 1 + this.below("many", MOST_AT_ONCE);
    while (engine && position && actions.length < most && engine.acting(position).seats.includes(seat)) {
      const legal = engine.legalDense(position, seat);
      const any = this.below("any", ANY_ONE_IN) === 0;
      const number = any
        ? (legal[this.below("which", legal.length)] ?? 0)
        : engine.pick(this.part.bot, position, seat, this.below("bot", SEEDS));
      actions.push(engine.fromDense(position, number) as TableAction);
      position = engine.applyDense(position, seat, number).position;
    }
    return { seat, actions };
  }

  private below(purpose: string, count: number): number {
    this.choices += 1;
    return source(this.part.seed, [], { purpose, number: this.choices })(count);
  }
}

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}
