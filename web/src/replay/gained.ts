import { listOf, t } from "../lib/fluent";
import { isYou, seatName, yesNo } from "../table/names";
import type { Seat } from "../wire";
import { signed, type Change } from "./changes";
import type { Lead } from "./course";

/** What a step brought in points, where from, and whether somebody leads by it; the actor's own change needs no name. */
export function gainedText(changes: readonly Change[], leads: readonly Lead[], version: number, acting: number | null, seats: readonly Seat[]): string {
  const sentences = changes.flatMap((change) => {
    if (change.parts.length === 0) return [];
    const words = t("replay-gained", { change: signed(change.after - change.before), before: change.before, after: change.after, parts: partsText(change) });
    return [change.seat === acting ? words : t("replay-gained-by", { name: nameOf(change.seat, seats), words })];
  });
  const lead = leads.find(({ from }, at) => from === version && at > 0 && leads[at - 1]?.seat !== leads[at]?.seat);
  if (lead?.seat == null || changes.length === 0) return sentences.join(" ");
  const seat = seats.find((each) => each.seat === lead.seat);
  return [...sentences, t("replay-leads", { name: nameOf(lead.seat, seats), you: yesNo(isYou(seat, seats)) })].join(" ");
}

/** Where points come from; one source has them all, so that only its name is told. */
function partsText({ parts }: Change): string {
  const [only, ...more] = parts;
  if (only && more.length === 0) return only.name;
  return listOf(parts.map(({ name, points }) => `${name} ${signed(points)}`));
}

function nameOf(number: number | null, seats: readonly Seat[]): string {
  const seat = seats.find((each) => each.seat === number);
  return isYou(seat, seats) ? t("end-you") : seatName(seat, seats);
}
