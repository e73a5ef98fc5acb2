import type { AtTable } from "../games/looks";
import { addWords, listOf, t } from "../lib/fluent";
import { signed } from "../replay/changes";
import { whenIn } from "../replay/marks";
import { isYou, seatName, yesNo } from "../table/names";
import type { LogEntry, TableState } from "../wire";
import { turningPoint } from "./drawing";
import type { Review } from "./review";
import { talkOf, type Talk } from "./talk";

await addWords("practice");

/** What is said about a game of two as a whole: a sentence, and the amounts that it is about. */
export interface Saying {
  line: string;
  amounts: string;
}

/** How many sources of a lead are told. */
const MOST_SOURCES = 3;

/** What decided a game, to one of its two players: the same words and figures wherever they are shown. */
export function sayingOf(review: Review, now: TableState, log: readonly LogEntry[], game: Pick<AtTable, "parts">): Saying | null {
  const [own, ...more] = now.seats.filter(({ mine }) => mine);
  const talk = own && more.length === 0 ? talkOf(review, own.seat) : null;
  if (!own || talk === null) return null;
  const other = seatName(now.seats.find(({ mine }) => !mine), now.seats);
  const line = talk.message ? t(talk.message, { other }) : (sourcesText(review, now, game) ?? t("talk-swing", whenIn(log, turningPoint(review) ?? now.version, now.version)));
  return { line, amounts: amountsText(talk, review.unit) };
}

/** What choices and dice brought; what the coach's own estimates shifted is in the summary. */
function amountsText({ gap }: Talk, unit: Review["unit"]): string {
  return t("talk-books", { unit, gap: signed(gap.end), choices: signed(gap.choices), dice: signed(gap.dice) });
}

/** Where the player with more points got ahead; null if scores have no parts, or nobody is ahead. */
function sourcesText({ players }: Review, { seats, view }: TableState, { parts }: Pick<AtTable, "parts">): string | null {
  const [first, second] = players.toSorted((one, other) => (other.result ?? 0) - (one.result ?? 0));
  if (!view || !first || !second || first.result === second.result) return null;
  const theirs = parts(view, second.seat);
  const ahead = parts(view, first.seat).flatMap(({ name, points }, at) => ({ name, points: points - (theirs[at]?.points ?? 0) }));
  const most = ahead.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points);
  if (most.length === 0) return null;
  const seat = seats.find((each) => each.seat === first.seat);
  const sources = listOf(most.slice(0, MOST_SOURCES).map(({ name, points }) => `${name} ${signed(points)}`));
  return t("talk-sources", { you: yesNo(isYou(seat, seats)), player: seatName(seat, seats), sources });
}
