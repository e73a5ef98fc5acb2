import { listOf, t } from "../lib/fluent";
import { pointsOf, ranked, rowsOf, tieOf, type Row } from "./scoring";
import type { Sheet } from "./types";
import { partName } from "./words";
import { ownSeats } from "../table/hotseat";
import { isYou, seatName } from "../table/names";
import type { Seat, SpottedView } from "../wire";

/** How a game of Spotted! ended, in words. */
export interface SpottedEnding {
  kind: "won" | "lost" | "feast" | "alone";
  headline: string;
  /** The margin, or what broke a tie. */
  subtitle: string;
  /** For a loser: what they did best of all. */
  consolation: string;
}

export function endingOf(view: SpottedView, seats: readonly Seat[]): SpottedEnding {
  const [first, second] = ranked(view);
  if (first === undefined) return { kind: "feast", headline: "", subtitle: "", consolation: "" };
  if (view.sheets.length === 1) {
    return { kind: "alone", headline: t("end-solo", { band: first.band ?? 1 }), subtitle: "", consolation: "" };
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
  const consolation = kind === "lost" && own ? consolationFor(view, own) : "";
  return { kind, headline, consolation, subtitle: by(view, kind === "lost" ? own : undefined, first, second, (sheet) => seatName(seatAt(sheet.seat), seats)) };
}

/** How many things are told that a loser did best. */
const MOST_BESTS = 2;

/** Where a player got more points than anybody else, the largest lead first. */
export function bestRows(view: SpottedView, own: Sheet): { row: Row; points: number }[] {
  const others = view.sheets.filter((sheet) => sheet.seat !== own.seat);
  return rowsOf(view)
    .map((row) => ({ row, points: pointsOf(own, row), lead: pointsOf(own, row) - Math.max(...others.map((sheet) => pointsOf(sheet, row))) }))
    .filter(({ lead }) => lead > 0)
    .toSorted((one, other) => other.lead - one.lead)
    .map(({ row, points }) => ({ row, points }));
}

function consolationFor(view: SpottedView, own: Sheet): string {
  const bests = bestRows(view, own).slice(0, MOST_BESTS);
  if (bests.length === 0) return t("end-next-sheet");
  return t("end-best-at", { sources: listOf(bests.map(({ row, points }) => `${partName(row)} (${points})`)) });
}

function by(view: SpottedView, loser: Sheet | undefined, first: Sheet, second: Sheet | undefined, nameOf: (sheet: Sheet) => string): string {
  const tie = tieOf(view);
  if (tie !== null) return t(tie === "five" ? "final-won-by-five" : "final-shared");
  if (loser) return t("end-short", { points: first.score - loser.score });
  return second ? t("end-points-ahead", { points: first.score - second.score, name: nameOf(second) }) : "";
}
