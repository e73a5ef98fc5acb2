/** Places of the table that dice are carried to, and what carrying them there does. */

import type { Goal } from "../lib/dragging";
import type { SpotsAction } from "../wire";
import type { Choices } from "./choices";

export const TRAY = "tray";
export const YARD = "yard";
export const DISCARD = "discard";

/** The name under which a space is found. */
export const spaceName = (dog: unknown, value: unknown): string => `${String(dog)} ${String(value)}`;

/** Puts an action on its way; false where that must wait, as for a confirmation. */
export type Act = (action: SpotsAction) => boolean;

/** Where a die in the tray may be carried: to a space of its value, the yard, or away. */
export function goalsOfDie(choices: Choices, value: number, act: Act): Goal[] {
  const fits = (action: { value: number }): boolean => action.value === value;
  return [
    ...choices.places.filter(fits).map((action) => goal(spaceName(action.dog, value), action, act)),
    ...choices.buries.filter(fits).map((action) => goal(YARD, action, act)),
    ...choices.discards.filter(fits).map((action) => goal(DISCARD, action, act)),
  ];
}

/** Where a die that lies on a dog, or in the yard if `dog` is null, may be carried: to another space, or to the tray. */
export function goalsOfLying(choices: Choices, dog: string | null, value: number, act: Act): Goal[] {
  const isIt = (action: { dog: string | null; value: number }): boolean => action.dog === dog && action.value === value;
  return [
    ...choices.moves.filter(isIt).map((action) => goal(spaceName(action.to_dog, action.to_value), action, act)),
    ...choices.takes.filter(isIt).map((action) => goal(TRAY, action, act)),
  ];
}

function goal(place: string, action: SpotsAction, act: Act): Goal {
  return { place, drop: () => act(action) };
}
