import { looksOf } from "../games";
import { gameName, listOf, t } from "../lib/fluent";
import { seatName } from "../table/names";
import type { FinishedGame, Seat, TableSummary } from "../wire";

const ORDER = ["playing", "waiting", "over", "closed"];

/** The reader's turn first, the most urgent before all; then games that go on, then those that are over. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort(
    (one, other) =>
      Number(other.turn) - Number(one.turn) ||
      (one.due ?? Infinity) - (other.due ?? Infinity) ||
      ORDER.indexOf(one.status) - ORDER.indexOf(other.status) ||
      other.changed - one.changed ||
      0,
  );
}

/** "Spots · With Ann and Ben". */
export function tableTitle(table: TableSummary): string {
  return `${gameName(table.game)} · ${companyOf(table)}`;
}

/** With whom a table is played, or who sits there. */
export function companyOf(table: TableSummary): string {
  const mine = table.seats.some((seat) => seat.mine);
  if (mine && table.seats.length === 1) return t("table-solo");
  // Of a game that was brought in nobody holds a seat here; it was played all the same.
  const others = table.seats.filter((seat) => !seat.mine && (seat.taken || table.status !== "waiting"));
  const namesOf = (seats: readonly Seat[]): string => listOf(seats.map((seat) => seatName(seat, table.seats)));
  if (others.length > 0) return mine ? t("table-with", { names: namesOf(others) }) : namesOf(others);
  if (table.status !== "waiting") return namesOf(table.seats);
  return t(mine ? "table-alone" : "table-nobody");
}

/** Whether somebody else's move is waited for anywhere: bots answer at once, so nobody need be told of their moves. */
export function awaitsPeople(tables: readonly TableSummary[]): boolean {
  return tables.some(
    (table) => table.status === "playing" && table.seats.some((seat) => seat.kind === "person" && !seat.mine),
  );
}

/** The public tables at which the reader does not sit yet and could. */
export function joinable(tables: readonly TableSummary[]): TableSummary[] {
  return tables.filter((table) => freeSeats(table) > 0 && !table.seats.some((seat) => seat.mine));
}

export function freeSeats(table: TableSummary): number {
  return table.seats.filter((seat) => !seat.taken && seat.kept !== "other").length;
}

/** How a finished game went for the reader, in a few words; null where that is not known. */
export function resultText({ table, winners, scores }: FinishedGame): string | null {
  const mine = table.seats.filter((seat) => seat.mine);
  const [own] = mine;
  if (own === undefined || mine.length > 1) return null;
  const score = scores[own.seat] ?? 0;
  const won = winners.includes(own.seat);
  if (table.seats.length === 1 && !winsAlone(table.game)) return t("result-points", { points: score });
  const others = scores.filter((_, seat) => seat !== own.seat);
  if (others.length === 0) return t(won ? "result-won-plain" : "result-lost-plain");
  return t(won ? "result-won" : "result-lost", { mine: score, theirs: Math.max(...others) });
}

/** Whether somebody alone can win a game; else points are counted. */
export const winsAlone = (game: string): boolean => looksOf(game).alone?.wins ?? true;

/** Whether a game of a kind was begun at any of the reader's tables. */
export function hasPlayed(game: string, tables: readonly TableSummary[]): boolean {
  return tables.some((table) => table.game === game && (table.status === "over" || table.status === "playing"));
}
