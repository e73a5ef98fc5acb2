import type { StepMessage } from "../wire";
import type { Choices } from "./choices";
import type { Dog } from "./types";

type Place = Choices["places"][number];
type Bury = Choices["buries"][number];
/** What is done with one die after another, in one go. */
export type Deal = Place | Bury;

/**
 * The placements that take no choice from the player: of a value for which no more spaces are empty than dice show it,
 * and which can else only be buried.
 */
export function fitting(choices: Choices, roll: readonly number[]): Place[] {
  const elsewhere = new Set([...choices.discards, ...choices.keeps].map((action) => action.value));
  return [...new Set(roll)].flatMap((value) => {
    const places = choices.places.filter((action) => action.value === value);
    const dice = roll.filter((each) => each === value).length;
    return places.length <= dice && !elsewhere.has(value) ? places : [];
  });
}

/** The burials of a whole roll that can go nowhere else; none while any die has a choice. */
export function hopeless(choices: Choices, roll: readonly number[]): Bury[] {
  const elsewhere = choices.places.length + choices.discards.length + choices.keeps.length > 0;
  const buries = roll.flatMap((value) => choices.buries.find((action) => action.value === value) ?? []);
  return elsewhere || buries.length < roll.length ? [] : buries;
}

/** The dice of a roll that find no empty space, whoever places them: as many of each value as spaces are missing. */
export function homeless(dogs: readonly Dog[], roll: readonly number[]): number[] {
  const empty = dogs.filter((dog) => !dog.scored).flatMap((dog) => dog.spaces.filter((value) => !dog.filled.includes(value)));
  return roll.filter((value) => {
    const at = empty.indexOf(value);
    if (at >= 0) empty.splice(at, 1);
    return at < 0;
  });
}

/** Whether a step of a trick has the whole roll placed or buried: no die of it is picked out or discarded first. */
export function dealsAll(steps: readonly StepMessage[], step: number): boolean {
  return !steps.some((clause) => clause.step === step && /^(keep|discard)-/.test(clause.message));
}

/** The next of what is wanted, if it may still be done. */
export function nextOf(wanted: readonly Deal[], choices: Choices): Deal | null {
  const [next] = wanted;
  if (next === undefined) return null;
  const legal: Deal[] = next.type === "place_die" ? choices.places : choices.buries;
  return legal.some((each) => each.value === next.value && dogOf(each) === dogOf(next)) ? next : null;
}

function dogOf(deal: Deal): string | null {
  return deal.type === "place_die" ? deal.dog : null;
}
