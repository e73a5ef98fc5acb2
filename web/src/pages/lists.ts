import { listOf, nameOf, t } from "../lib/fluent";
import { seatName } from "../table/names";
import type { TableSummary } from "../wire";

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
  return `${nameOf("game", table.game)} · ${withWhom(table)}`;
}

function withWhom(table: TableSummary): string {
  const others = table.seats.filter((seat) => seat.taken && !seat.mine);
  if (table.seats.length === 1) return t("table-solo");
  return others.length > 0 ? t("table-with", { names: listOf(others.map((seat) => seatName(seat, table.seats))) }) : t("table-alone");
}

/** The public tables at which the reader does not sit yet and could. */
export function joinable(tables: readonly TableSummary[]): TableSummary[] {
  return tables.filter((table) => freeSeats(table) > 0 && !table.seats.some((seat) => seat.mine));
}

export function freeSeats(table: TableSummary): number {
  return table.seats.filter((seat) => !seat.taken && seat.kept !== "other").length;
}
