/** The places that dice can be carried to, and what happens when they are dropped there. */

import type { Goal } from "../lib/dragging";
import type { SpotsAction } from "../wire";
import type { Choices } from "./choices";

export const TRAY = "tray";
export const YARD = "yard";
export const DISCARD = "discard";

/** The key by which a space is found. */
export const spaceName = (dog: unknown, value: unknown): string => `${String(dog)} ${String(value)}`;

/** Starts an action; returns false if it has to wait, for example for a confirmation. */
export type Act = (action: SpotsAction) => boolean;

/** Where a die in the tray can be carried: to a space of its value, the yard, or the discard. */
export function goalsOfDie(choices: Choices, value: number, act: Act): Goal[] {
  const fits = (action: { value: number }): boolean => action.value === value;
  return [
    ...choices.places.filter(fits).map((action) => goal(spaceName(action.dog, value), action, act)),
    ...choices.buries.filter(fits).map((action) => goal(YARD, action, act)),
    ...choices.discards.filter(fits).map((action) => goal(DISCARD, action, act)),
  ];
}

/** Where a die on a dog, or in the yard if `dog` is null, can be carried: to another space, or to the tray. */
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
