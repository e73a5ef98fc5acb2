import type { SpotsAction } from "../wire";

type Action<Type extends SpotsAction["type"]> = Extract<SpotsAction, { type: Type }>;

/** The legal actions, sorted by where they are on the table. Each legal action is in exactly one place. */
export interface Choices {
  tricks: Map<string, Action<"do_trick">>;
  score: Action<"score_dogs"> | null;
  reroll: Action<"reroll"> | null;
  /** Rerolls of chosen dice, made by tapping dice in the tray. */
  rerollSome: SomeDice<"reroll">[];
  keep: Action<"keep_roll"> | null;
  places: Action<"place_die">[];
  buries: Action<"bury_die">[];
  discards: Action<"discard_die">[];
  /** One value of the roll to keep, chosen by tapping a die. */
  keeps: Action<"choose_value">[];
  /** Dice of the roll to keep, chosen by tapping them. */
  sets: Action<"choose_dice">[];
  /** A value to name, or a value for the die that is set: shown as dice. */
  values: (Action<"name_value"> | Action<"set_die">)[];
  asides: Action<"set_aside">[];
  adjusts: (Action<"raise_die"> | Action<"lower_die">)[];
  moves: Action<"move_die">[];
  takes: Action<"take_die">[];
  more: Action<"do_more"> | null;
  stop: Action<"stop"> | null;
  /** Actions without a place of their own: shown as a list of labeled buttons. */
  others: SpotsAction[];
}

type SomeDice<Type extends SpotsAction["type"]> = Action<Type> & { values: number[] };

/** A die on a dog, picked up to be moved. */
export interface Lifted {
  dog: string;
  value: number;
}

/** What tapping a space of a dog does: an action, or picking up its die to move it. */
export type SpaceUse =
  | { kind: "place" | "land" | "take"; action: SpotsAction }
  | { kind: "lift"; lifted: boolean };

/** Sorts the legal actions; `roll` contains the dice in the tray, with which burying and discarding are done. */
export function sortChoices(legal: readonly SpotsAction[], roll: readonly number[]): Choices {
  const choices: Choices = {
    tricks: new Map(),
    score: null,
    reroll: null,
    rerollSome: [],
    keep: null,
    places: [],
    buries: [],
    discards: [],
    keeps: [],
    sets: [],
    values: [],
    asides: [],
    adjusts: [],
    moves: [],
    takes: [],
    more: null,
    stop: null,
    others: [],
  };
  for (const action of legal) sortOne(choices, action, roll);
  return choices;
}

function sortOne(choices: Choices, action: SpotsAction, roll: readonly number[]): void {
  const inTray = "value" in action && roll.includes(action.value);
  if (action.type === "do_trick") choices.tricks.set(action.trick, action);
  else if (action.type === "score_dogs") choices.score = action;
  else if (action.type === "reroll") sortReroll(choices, action);
  else if (action.type === "keep_roll") choices.keep = action;
  else if (action.type === "place_die") choices.places.push(action);
  else if (action.type === "bury_die" && inTray) choices.buries.push(action);
  else if (action.type === "discard_die" && inTray) choices.discards.push(action);
  else if (action.type === "choose_value" && inTray) choices.keeps.push(action);
  else if (action.type === "choose_dice") choices.sets.push(action);
  else if (action.type === "name_value" || action.type === "set_die") choices.values.push(action);
  else if (action.type === "set_aside") choices.asides.push(action);
  else if (action.type === "raise_die" || action.type === "lower_die") choices.adjusts.push(action);
  else if (action.type === "move_die") choices.moves.push(action);
  else if (action.type === "take_die") choices.takes.push(action);
  else if (action.type === "do_more") choices.more = action;
  else if (action.type === "stop") choices.stop = action;
  else choices.others.push(action);
}

function sortReroll(choices: Choices, action: Action<"reroll">): void {
  const { values } = action;
  if (values === null) choices.reroll = action;
  else choices.rerollSome.push({ ...action, values });
}

/** What can be done with a die of this value: place it (somewhere), bury it, discard it, or keep its value. */
export function actionsForDie(choices: Choices, value: number): SpotsAction[] {
  const dealing = [...choices.places, ...choices.buries, ...choices.discards, ...choices.keeps];
  return dealing.filter((action) => action.value === value);
}

/** What a tap on a space of the player's own dog does now, if anything. */
export function useOfSpace(
  choices: Choices,
  lifted: Lifted | null,
  dog: string,
  value: number,
): SpaceUse | null {
  const place = choices.places.find((each) => each.dog === dog && each.value === value);
  if (place) return { kind: "place", action: place };
  const take = choices.takes.find((each) => each.dog === dog && each.value === value);
  if (take) return { kind: "take", action: take };
  const landing = choices.moves.find(
    (each) =>
      each.dog === lifted?.dog &&
      each.value === lifted.value &&
      each.to_dog === dog &&
      each.to_value === value,
  );
  if (landing) return { kind: "land", action: landing };
  const movable = choices.moves.some((each) => each.dog === dog && each.value === value);
  if (!movable) return null;
  return { kind: "lift", lifted: lifted?.dog === dog && lifted.value === value };
}

/**
 * The value in hand: of the chosen die, or of all dice if they show the same value. Null if the player has to choose a
 * die first.
 */
export function valueInHand(roll: readonly number[], chosen: number | null): number | null {
  if (chosen !== null && roll[chosen] !== undefined) return roll[chosen];
  const values = new Set(roll);
  return values.size === 1 ? (roll[0] ?? null) : null;
}

/** The sets of dice from which the player selects one by tapping: to keep, or to reroll. */
export function diceSets(choices: Choices): { values: number[] }[] {
  return choices.sets.length > 0 ? choices.sets : choices.rerollSome;
}

/** The set that the tapped dice form, if they form one. */
export function setOf<Set extends { values: number[] }>(
  sets: readonly Set[],
  roll: readonly number[],
  tapped: ReadonlySet<number>,
): Set | null {
  const wanted = String(valuesOf(roll, tapped));
  return sets.find((each) => String([...each.values].sort()) === wanted) ?? null;
}

/** Whether a die can be tapped: it is tapped already, or some set contains it together with the tapped dice. */
export function mayTap(
  sets: readonly { values: number[] }[],
  roll: readonly number[],
  tapped: ReadonlySet<number>,
  index: number,
): boolean {
  if (tapped.has(index)) return true;
  const wanted = valuesOf(roll, new Set([...tapped, index]));
  return sets.some((each) => holds(each.values, wanted));
}

function valuesOf(roll: readonly number[], tapped: ReadonlySet<number>): number[] {
  return roll.filter((_, index) => tapped.has(index)).sort();
}

function holds(values: readonly number[], wanted: readonly number[]): boolean {
  const left = [...values];
  return wanted.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
