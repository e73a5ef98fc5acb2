import { listOf, t } from "../lib/fluent";
import { isYou, seatName, yesNo } from "../table/names";
import type { Seat } from "../wire";
import { signed, type Change } from "./changes";
import type { Lead } from "./course";

/**
 * The points that a step brought, their sources, and whether it gave somebody the lead; the actor's own change needs no
 * name.
 */
export function gainedText(changes: readonly Change[], leads: readonly Lead[], version: number, acting: number | null, seats: readonly Seat[]): string {
  const sentences = changes.flatMap((change) => {
    if (change.parts.length === 0) return [];
    const words = totalText(change, change.after);
    return [change.seat === acting ? words : t("replay-gained-by", { name: nameOf(change.seat, seats), words })];
  });
  const lead = leads.find(({ from }, at) => from === version && at > 0 && leads[at - 1]?.seat !== leads[at]?.seat);
  if (lead?.seat == null || changes.length === 0) return sentences.join(" ");
  const seat = seats.find((each) => each.seat === lead.seat);
  return [...sentences, t("replay-leads", { name: nameOf(lead.seat, seats), you: yesNo(isYou(seat, seats)) })].join(" ");
}

/** All that a player gained, in words; `score` is for a player who gained nothing. */
export function totalText(change: Change | undefined, score: number): string {
  if (!change) return t("replay-gained-none", { after: score });
  return t("replay-gained", { change: signed(change.after - change.before), before: change.before, after: change.after, parts: partsText(change) });
}

/** Where points come from; if there is only one source, just its name. */
function partsText({ parts }: Change): string {
  const [only, ...more] = parts;
  if (only && more.length === 0) return only.name;
  return listOf(parts.map(({ name, points }) => `${name} ${signed(points)}`));
}

function nameOf(number: number | null, seats: readonly Seat[]): string {
  const seat = seats.find((each) => each.seat === number);
  return isYou(seat, seats) ? t("end-you") : seatName(seat, seats);
}
