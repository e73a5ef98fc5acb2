import type { Mood } from "../art/look";
import type { Fact } from "../wire";

/** What the latest change affected, as keys that the drawings look up. */
export function touched(facts: readonly Fact[]): Set<string> {
  return new Set(facts.flatMap(keysOf));
}

export const spaceKey = (seat: number, dog: string, value: number): string =>
  `space ${seat} ${dog} ${value}`;
export const yardKey = (seat: number): string => `yard ${seat}`;
export const tileKey = (trick: string): string => `tile ${trick}`;
export const dogKey = (seat: number, dog: string): string => `dog ${seat} ${dog}`;
export const treatsKey = (seat: number): string => `treats ${seat}`;
export const scoredKey = (seat: number): string => `scored ${seat}`;
export const ribbonKey = (seat: number, dog: string): string => `ribbon ${seat} ${dog}`;
const BUST = "bust ";
export const bustKey = (seat: number): string => `${BUST}${seat}`;
export const rollKey = "roll";

/** How an opponent reacts to the latest change. */
export function moodOf(keys: ReadonlySet<string>, seat: number, acting: boolean): Mood {
  if (keys.has(bustKey(seat))) return "sad";
  if (keys.has(scoredKey(seat))) return "proud";
  // Another player's bust is good news.
  return acting || [...keys].some((key) => key.startsWith(BUST)) ? "hopeful" : "calm";
}

function scored({ dogs }: Fact): string[] {
  return Array.isArray(dogs) ? dogs.map(String) : [];
}

function keysOf(fact: Fact): string[] {
  const seat = fact.seat ?? -1;
  const text = (field: string): string => String(fact[field] ?? "");
  const number = (field: string): number => Number(fact[field]);
  switch (fact.type) {
    case "die_placed":
      return [spaceKey(seat, text("dog"), number("value"))];
    case "die_moved":
      return [spaceKey(seat, text("to_dog"), number("to_value"))];
    case "die_buried":
      return [yardKey(seat)];
    case "busted":
      return [yardKey(seat), bustKey(seat)];
    case "die_raised":
    case "die_lowered":
      return [yardKey(number("player"))];
    case "trick_done":
    case "tiles_reset":
    case "tile_revealed":
    case "d0g_turned":
      return number("treats") > 0 && seat >= 0
        ? [tileKey(text("trick")), treatsKey(seat)]
        : [tileKey(text("trick"))];
    case "dog_drawn":
    case "dog_dealt":
      return [dogKey(seat, text("dog"))];
    case "treats_taken":
    case "treats_returned":
      return [treatsKey(seat)];
    case "dogs_scored":
      return [scoredKey(seat), ...scored(fact).map((dog) => ribbonKey(seat, dog))];
    case "dice_rolled":
    case "dice_rerolled":
      return [rollKey];
    default:
      return [];
  }
}
