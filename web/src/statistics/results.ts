import { listOf, t } from "../lib/fluent";
import { winsAlone } from "../pages/lists";
import { seatName } from "../table/names";
import type { FinishedGame } from "../wire";

export interface ResultWords {
  text: string;
  won: boolean;
}

/** The result of a game from the reader's point of view. */
export function resultOf({ table, winners, scores }: FinishedGame): ResultWords {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const [only] = mine;
  if (only !== undefined && mine.length === 1) {
    const won = winners.includes(only);
    if (table.seats.length === 1 && !winsAlone(table.game)) {
      return { text: t("games-score", { score: scores[only] ?? 0 }), won: false };
    }
    return { text: t(won ? "games-won" : "games-lost"), won };
  }
  if (winners.length === 0) return { text: t("games-d0g"), won: false };
  const names = listOf(winners.map((seat) => seatName(table.seats[seat], table.seats)));
  return { text: t("games-shared", { names }), won: false };
}
