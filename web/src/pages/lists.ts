import { looksOf } from "../games";
import { gameName, listOf, t } from "../lib/fluent";
import { seatName } from "../table/names";
import type { FinishedGame, Seat, TableSummary } from "../wire";

const ORDER = ["playing", "waiting", "over", "closed"];

/** Games with the reader's turn first, the most urgent at the top; then other running games, then finished ones. */
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

/** The other players of a table. */
export function companyOf(table: TableSummary): string {
  const mine = table.seats.some((seat) => seat.mine);
  if (mine && table.seats.length === 1) return t("table-solo");
  // In an imported game nobody here has a seat.
  const others = table.seats.filter((seat) => !seat.mine && (seat.taken || table.status !== "waiting"));
  const namesOf = (seats: readonly Seat[]): string => listOf(seats.map((seat) => seatName(seat, table.seats)));
  if (others.length > 0) return mine ? t("table-with", { names: namesOf(others) }) : namesOf(others);
  if (table.status !== "waiting") return namesOf(table.seats);
  return t(mine ? "table-alone" : "table-nobody");
}

/**
 * Whether the reader is waiting for another person's move anywhere: bots answer at once, so there is no need to
 * announce their moves.
 */
export function awaitsPeople(tables: readonly TableSummary[]): boolean {
  return tables.some(
    (table) => table.status === "playing" && table.seats.some((seat) => seat.kind === "person" && !seat.mine),
  );
}

/** The public tables where the reader could take a seat and does not have one yet. */
export function joinable(tables: readonly TableSummary[]): TableSummary[] {
  return tables.filter((table) => freeSeats(table) > 0 && !table.seats.some((seat) => seat.mine));
}

export function freeSeats(table: TableSummary): number {
  return table.seats.filter((seat) => !seat.taken && seat.kept !== "other").length;
}

/** The reader's result in a finished game, in a few words; null if it is unknown. */
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

/** Whether a solo player can win; otherwise the game counts points. */
export const winsAlone = (game: string): boolean => looksOf(game).alone?.wins ?? true;

/** Whether a game was started at any of the reader's tables. */
export function hasPlayed(game: string, tables: readonly TableSummary[]): boolean {
  return tables.some((table) => table.game === game && (table.status === "over" || table.status === "playing"));
}
