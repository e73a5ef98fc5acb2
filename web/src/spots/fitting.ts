import type { Choices } from "./choices";

type Place = Choices["places"][number];

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

/** The next of the wanted placements that may still be done. */
export function nextOf(wanted: readonly Place[], choices: Choices): Place | null {
  const [next] = wanted;
  const legal = choices.places.some((each) => each.dog === next?.dog && each.value === next.value);
  return next !== undefined && legal ? next : null;
}
