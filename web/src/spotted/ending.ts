import { listOf, t } from "../lib/fluent";
import { ranked, tieOf } from "./scoring";
import type { Sheet } from "./types";
import { ownSeats } from "../table/hotseat";
import { isYou, seatName } from "../table/names";
import type { Seat, SpottedView } from "../wire";

/** How a game of Spotted! ended, in words. */
export interface SpottedEnding {
  kind: "won" | "lost" | "feast" | "alone";
  headline: string;
  /** The margin, or what broke a tie. */
  subtitle: string;
}

export function endingOf(view: SpottedView, seats: readonly Seat[]): SpottedEnding {
  const [first, second] = ranked(view);
  if (first === undefined) return { kind: "feast", headline: "", subtitle: "" };
  if (view.sheets.length === 1) {
    return { kind: "alone", headline: t("end-solo", { band: first.band ?? 1 }), subtitle: "" };
  }
  const winners = view.winners ?? [];
  const seatAt = (number: number): Seat | undefined => seats.find((seat) => seat.seat === number);
  const own = ownSeats(seats).length === 1 ? view.sheets.find((sheet) => seatAt(sheet.seat)?.mine) : undefined;
  const won = winners.some((winner) => isYou(seatAt(winner), seats));
  const kind = won ? "won" : own ? "lost" : "feast";
  const names = winners.map((winner) => seatName(seatAt(winner), seats));
  const headline = won
    ? t(winners.length > 1 ? "end-you-share" : "end-you-win")
    : t("end-name-wins", { names: listOf(names), count: names.length });
  return { kind, headline, subtitle: by(view, kind === "lost" ? own : undefined, first, second, (sheet) => seatName(seatAt(sheet.seat), seats)) };
}

function by(view: SpottedView, loser: Sheet | undefined, first: Sheet, second: Sheet | undefined, nameOf: (sheet: Sheet) => string): string {
  const tie = tieOf(view);
  if (tie !== null) return t(tie === "five" ? "final-won-by-five" : "final-shared");
  if (loser) return t("end-short", { points: first.score - loser.score });
  return second ? t("end-points-ahead", { points: first.score - second.score, name: nameOf(second) }) : "";
}
