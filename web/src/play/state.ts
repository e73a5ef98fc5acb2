import type { ContinuedTable, LogEntry, Seat, TableState, TableStatus } from "../wire";
import { isOver, undoable, type Moment, type Rules } from "./moment";

/** What is known about a table besides its events: its options, its seats, and so on. */
export type About = Omit<ContinuedTable, "events" | "check">;

/** A table in the form for boards: what is visible, and what the people on this device can do. */
export function stateOf(rules: Rules, about: About, moment: Moment, log: LogEntry[]): TableState {
  const { engine } = rules;
  const { version, position } = moment;
  const { due, ...told } = about;
  const status = statusOf(rules, about, moment);
  const playing = status === "playing" && about.stuck === null && position !== null;
  const own = playing ? about.seats.filter(isPlayed) : [];
  const acting = playing ? engine.acting(position).seats : [];
  const asked = own.map(({ seat }) => seat).filter((seat) => acting.includes(seat));
  return {
    ...told,
    version,
    status,
    // A player whose turn has just ended has no clock any more.
    clocks: Object.fromEntries(Object.entries(due).filter(([seat]) => acting.includes(Number(seat)))),
    view: position && engine.view(position),
    legal: Object.fromEntries(playing ? asked.map((seat) => [String(seat), engine.legal(position, seat)]) : []),
    ...(playing && asked.length > 0 ? engine.hints(position, asked) : {}),
    undo: own.map(({ seat }) => seat).filter((seat) => mayUndo(rules, about, moment, seat)),
    log,
  } as TableState;
}

/** Whether a seat can undo its last action, at a table with a running game. */
export function mayUndo({ engine }: Rules, { terms }: About, moment: Moment, seat: number): boolean {
  // Otherwise a player who ran out of time could get that time back.
  return terms.undo && !moment.late.includes(seat) && undoable(engine, moment, seat) !== null;
}

/** Whether somebody on this device plays a seat, and no bot for them. */
function isPlayed(seat: Seat): boolean {
  return seat.mine && seat.stand_in == null;
}

function statusOf({ engine }: Rules, about: About, { position, closed }: Moment): TableStatus {
  if (position !== null && isOver(engine, position)) return "over";
  if (closed || about.status === "closed") return "closed";
  return position === null ? "waiting" : "playing";
}
