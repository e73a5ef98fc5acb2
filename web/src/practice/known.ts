import { bring } from "../engine/files";
import { Games } from "../engine/games";
import { load } from "../lib/loading";
import { after, momentAt } from "../play/moment";
import type { LogEntry, Seat, TableEvent } from "../wire";
import { stateFor, type Problem } from "./problem";
import file from "./positions.json?url";

/** A position worth knowing: its topic, its difficulty, and where to find it. */
export interface Known {
  key: string;
  game: string;
  /** A trick or a magnifier by its name. */
  about: string;
  /** From 1, solved by most, to 3, solved by few. */
  grade: number;
  /** The index of its game, and the number of events before the position. */
  from: number;
  version: number;
  seat: number;
}

/**
 * A game in the format of `tools/positions.py`: a move is its seat and its number, a chance outcome is a list in a
 * list.
 */
interface Kept {
  game: string;
  setup: object;
  events: ([number, number] | [number[]])[];
  positions: [version: number, seat: number, about: string, grade: number][];
}

const kept = (await (await load(file)).json()) as { games: Kept[] };
const games = new Games(bring);

/** All positions worth knowing, by game and topic, the easiest first. */
export const KNOWN: readonly Known[] = kept.games.flatMap(({ game, positions }, from) =>
  positions.map(([version, seat, about, grade]) => ({ key: `${game}/${from}/${version}`, game, about, grade, from, version, seat })),
);

/** The topics of a game, each with its positions. */
export function topicsOf(game: string, all: readonly Known[] = KNOWN): { about: string; positions: Known[] }[] {
  const found = new Map<string, Known[]>();
  for (const each of all.filter((known) => known.game === game)) found.set(each.about, [...(found.get(each.about) ?? []), each]);
  return [...found].map(([about, positions]) => ({ about, positions: positions.toSorted((one, other) => one.grade - other.grade) }));
}

/** The position itself, after replaying its game up to it. */
export async function problemOf({ key, game, from, version, seat }: Known, name: string): Promise<Problem> {
  const told = kept.games[from];
  if (!told) throw new Error(`There is no game ${from}`);
  const engine = await games.at(game, told.setup);
  const rules = { engine, setup: told.setup };
  let moment = momentAt(0, engine.start(told.setup));
  const log: LogEntry[] = [];
  for (const event of told.events.slice(0, version).map(eventOf)) {
    const happened = after(rules, moment, event);
    moment = happened.moment;
    if (happened.facts.length > 0) log.push({ version: moment.version, facts: happened.facts });
  }
  const { position } = moment;
  if (position === null) throw new Error("The game has not begun");
  const seats = Array.from({ length: engine.seatsAt(position) }, (_, at) => seatOf(at, at === seat ? name : ""));
  const state = stateFor(engine, position, seat, { table: key, game, setup: told.setup, version, terms: undefined } as never, seats);
  return { key, game, engine, position, seat, state, log, played: null, replay: null };
}

function eventOf(told: Kept["events"][number]): TableEvent {
  return told.length === 1 ? { drawn: told[0] } : { seat: told[0], action: told[1] };
}

function seatOf(seat: number, name: string): Seat {
  return { seat, kind: name === "" ? "bot" : "person", name, bot: name === "" ? "greedy" : null, taken: true, mine: name !== "", present: true };
}
