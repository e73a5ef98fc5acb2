/** What each die of a roll would do, and which of the possible actions is safe enough to suggest. */

import type { SpotsAction, StepMessage } from "../wire";
import type { Choices } from "./choices";
import type { Dog } from "./types";
import { YARD_HOLDS } from "./yard";

type Place = Choices["places"][number];
type Bury = Choices["buries"][number];

/**
 * What happens to a die: it fits, it is buried, it can be discarded, or it makes the yard overflow. Of several dice that
 * are kept together, some may fit, and the others are buried.
 */
export type Fate =
  | { kind: "fits"; dogs: string[] }
  | { kind: "buries"; spots: number }
  | { kind: "splits"; fitting: number; spots: number }
  | { kind: "goes" }
  | { kind: "busts" };

/** The part of a position that matters for the dice of one player's roll. */
export interface Ground {
  roll: readonly number[];
  dogs: readonly Dog[];
  buried: number;
}

export interface Plan {
  /** What the primary button does, one action after another; none of them busts. */
  best: (Place | Bury)[];
  /** Buries the die in hand, if that is different from the suggestion. */
  bury: Bury | null;
  /** Buries all remaining dice that fit nowhere, which is too much for the yard. */
  bust: Bury[];
}

/** The dogs that have an empty space of a value. */
export function homesOf(dogs: readonly Dog[], value: number): string[] {
  return dogs
    .filter((dog) => !dog.scored && dog.spaces.includes(value) && !dog.filled.includes(value))
    .map((dog) => dog.name);
}

/**
 * What happens to each die, from left to right; if one value must be chosen, each die stands for its value. If some dice
 * are to be kept, only those that are tapped count before it.
 */
export function fatesOf({ roll, dogs, buried }: Ground, choices: Choices, tapped: ReadonlySet<number> = new Set()): Fate[] {
  if (choices.keeps.length > 0) return roll.map((value) => fateOfValue({ roll, dogs, buried }, value));
  if (choices.sets.length > 0) {
    return roll.map((value, index) => {
      const kept = roll.filter((_, at) => at !== index && tapped.has(at));
      return fatesOf({ roll: [...kept, value], dogs, buried }, { ...choices, sets: [] }).at(-1) ?? { kind: "goes" };
    });
  }
  const used = new Map<number, number>();
  let deep = buried;
  return roll.map((value): Fate => {
    const homes = homesOf(dogs, value);
    const taken = used.get(value) ?? 0;
    used.set(value, taken + 1);
    if (taken < homes.length) return { kind: "fits", dogs: homes };
    if (choices.discards.some((action) => action.value === value)) return { kind: "goes" };
    deep += value;
    return deep > YARD_HOLDS ? { kind: "busts" } : { kind: "buries", spots: value };
  });
}

/** What happens to all dice of a value together. */
export function fateOfValue({ roll, dogs, buried }: Ground, value: number): Fate {
  const homes = homesOf(dogs, value);
  const dice = Math.max(1, roll.filter((each) => each === value).length);
  const spots = Math.max(0, dice - homes.length) * value;
  if (spots === 0) return { kind: "fits", dogs: homes };
  if (buried + spots > YARD_HOLDS) return { kind: "busts" };
  return homes.length > 0 ? { kind: "splits", fitting: homes.length, spots } : { kind: "buries", spots };
}

/** The spots of the dice in a roll that fit no empty space. */
export function spareSpots({ roll, dogs }: Ground): number {
  return [...new Set(roll)].reduce((sum, value) => {
    const dice = roll.filter((each) => each === value).length;
    return sum + Math.max(0, dice - homesOf(dogs, value).length) * value;
  }, 0);
}

/** Whether some face of one more die would be too much for the yard. */
export function mayBust(dogs: readonly Dog[], buried: number): boolean {
  return [1, 2, 3, 4, 5, 6].some((value) => fateOfValue({ roll: [value], dogs, buried }, value).kind === "busts");
}

/**
 * What could be done after keeping the roll, offered at once where keeping is implied: tapping a space keeps the roll.
 * The actions are those that the rules will offer then; where they cannot be predicted, the player is asked to keep
 * first.
 */
export function whenKept(choices: Choices, ground: Ground, steps: readonly StepMessage[], step: number): Choices {
  if (choices.keep === null || (choices.reroll === null && choices.rerollSome.length === 0)) return choices;
  const values = [...new Set(ground.roll)];
  const clauses = steps.filter((clause) => clause.step === step && /^(keep|discard)-/.test(clause.message));
  if (clauses.length === 0) {
    const places = values.flatMap((value) =>
      homesOf(ground.dogs, value).map((dog): Place => ({ type: "place_die", value, dog })),
    );
    return { ...choices, places, buries: values.map((value): Bury => ({ type: "bury_die", value })) };
  }
  if (clauses.length === 1 && clauses[0]?.message === "keep-value")
    return { ...choices, keeps: values.map((value) => ({ type: "choose_value", value })) };
  return choices;
}

/** Whether some action with the dice implies keeping the roll. */
export function keepsByItself(choices: Choices): boolean {
  return choices.keep !== null && choices.buries.length + choices.keeps.length > 0;
}

/** The plan to suggest; `inHand` is the value of a die the player has chosen. */
export function planOf(choices: Choices, ground: Ground, inHand: number | null): Plan {
  const { roll, buried } = ground;
  const safe = (dice: readonly Bury[]): boolean =>
    buried + dice.reduce((sum, die) => sum + die.value, 0) <= YARD_HOLDS;
  const inHandBury = choices.buries.find((action) => action.value === inHand) ?? null;
  const fitting = choices.places.filter((action) => action.value === inHand);
  if (inHand !== null && fitting.length > 0 && new Set(roll).size > 1) {
    return { best: nearest(fitting, ground), bury: inHandBury, bust: [] };
  }
  const { forced, open, spare } = sorted(choices, roll);
  if (open.length > 0) return { best: forced.length > 0 ? forced : nearest(open, ground), bury: inHandBury, bust: [] };
  if (forced.length === 0 && inHand !== null && inHandBury && new Set(roll).size > 1 && safe([inHandBury]))
    return { best: [inHandBury], bury: null, bust: [] };
  const free = spare.some((die) => choices.discards.some((action) => action.value === die.value));
  if (free) return { best: forced, bury: inHandBury, bust: [] };
  if (safe(spare)) return { best: [...forced, ...spare], bury: forced.length > 0 ? inHandBury : null, bust: [] };
  return forced.length > 0 ? { best: forced, bury: inHandBury, bust: [] } : { best: [], bury: null, bust: spare };
}

/** Keeps a roll that busts and finishes the turn: places what fits, then buries the rest. */
export function bustBy(keep: SpotsAction, choices: Choices, { roll }: Ground): SpotsAction[] {
  const { forced, spare } = sorted(choices, roll);
  return [keep, ...forced, ...spare];
}

/** Whether an action makes the yard overflow although something better is possible. */
export function isRash(action: SpotsAction, choices: Choices, ground: Ground): boolean {
  const rerolls = choices.reroll !== null || choices.rerollSome.length > 0;
  if (action.type === "keep_roll" && keepsByItself(choices)) {
    if (choices.keeps.length > 0) return rerolls && everyValueBusts(choices, ground);
    return rerolls && ground.buried + spareSpots(ground) > YARD_HOLDS;
  }
  if (action.type === "bury_die") {
    const better = [...choices.places, ...choices.discards].some((each) => each.value === action.value);
    return ground.buried + action.value > YARD_HOLDS && (better || rerolls);
  }
  if (action.type === "choose_value" || action.type === "set_die") {
    const busts = (value: number): boolean => fateOfValue(groundFor(action, ground), value).kind === "busts";
    const others = action.type === "choose_value" ? choices.keeps : choices.values;
    return busts(action.value) && (rerolls || others.some((each) => !busts(each.value)));
  }
  return false;
}

/** Whether every way to keep the roll busts. */
export function isDoomed(choices: Choices, ground: Ground): boolean {
  if (!keepsByItself(choices)) return false;
  return choices.keeps.length > 0 ? everyValueBusts(choices, ground) : ground.buried + spareSpots(ground) > YARD_HOLDS;
}

function everyValueBusts(choices: Choices, ground: Ground): boolean {
  return choices.keeps.every((each) => fateOfValue(ground, each.value).kind === "busts");
}

/** A die that is set counts as a roll of one die. */
function groundFor(action: SpotsAction, ground: Ground): Ground {
  return action.type === "set_die" ? { ...ground, roll: [action.value] } : ground;
}

/** Placements without a choice, those with one, and the burials of dice that fit nowhere. */
function sorted(choices: Choices, roll: readonly number[]): { forced: Place[]; open: Place[]; spare: Bury[] } {
  const forced: Place[] = [];
  const open: Place[] = [];
  const spare: Bury[] = [];
  for (const value of new Set(roll)) {
    const places = choices.places.filter((action) => action.value === value);
    const dice = roll.filter((each) => each === value).length;
    if (places.length > dice) open.push(...places);
    else forced.push(...places);
    const bury = choices.buries.find((action) => action.value === value);
    if (bury) for (let left = dice - places.length; left > 0; left -= 1) spare.push(bury);
  }
  return { forced, open, spare };
}

/** Among several dogs, the one that lacks the fewest dice. */
function nearest(places: readonly Place[], { dogs }: Ground): Place[] {
  const lacks = ({ dog }: Place): number => {
    const found = dogs.find((each) => each.name === dog);
    return found ? found.spaces.length - found.filled.length : 0;
  };
  return [...places].sort((a, b) => lacks(a) - lacks(b)).slice(0, 1);
}

/** Whether two actions are the same. */
export function isLegal(action: SpotsAction, legal: readonly SpotsAction[]): boolean {
  const text = JSON.stringify(Object.entries(action).sort());
  return legal.some((each) => JSON.stringify(Object.entries(each).sort()) === text);
}
