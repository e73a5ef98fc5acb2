import type { SpotsAction } from "../wire";

type Action<Type extends SpotsAction["type"]> = Extract<SpotsAction, { type: Type }>;

/** The legal actions, sorted by the place of the table they belong to. Each legal action is in exactly one place. */
export interface Choices {
  tricks: Map<string, Action<"do_trick">>;
  score: Action<"score_dogs"> | null;
  /** Rerolls of the whole roll first, then of chosen dice. */
  rerolls: Action<"reroll">[];
  keep: Action<"keep_roll"> | null;
  places: Action<"place_die">[];
  buries: Action<"bury_die">[];
  discards: Action<"discard_die">[];
  more: Action<"do_more"> | null;
  stop: Action<"stop"> | null;
  /** Whatever has no place of its own: shown as a list of labelled buttons. */
  others: SpotsAction[];
}

/** Sorts the legal actions; `roll` are the dice in the tray, through which burying and discarding are reached. */
export function sortChoices(legal: readonly SpotsAction[], roll: readonly number[]): Choices {
  const choices: Choices = {
    tricks: new Map(),
    score: null,
    rerolls: [],
    keep: null,
    places: [],
    buries: [],
    discards: [],
    more: null,
    stop: null,
    others: [],
  };
  for (const action of legal) sortOne(choices, action, roll);
  return choices;
}

function sortOne(choices: Choices, action: SpotsAction, roll: readonly number[]): void {
  if (action.type === "do_trick") choices.tricks.set(action.trick, action);
  else if (action.type === "score_dogs") choices.score = action;
  else if (action.type === "reroll") choices.rerolls.push(action);
  else if (action.type === "keep_roll") choices.keep = action;
  else if (action.type === "place_die") choices.places.push(action);
  else if (action.type === "bury_die" && roll.includes(action.value)) choices.buries.push(action);
  else if (action.type === "discard_die" && roll.includes(action.value)) choices.discards.push(action);
  else if (action.type === "do_more") choices.more = action;
  else if (action.type === "stop") choices.stop = action;
  else choices.others.push(action);
}

/** What can be done with a die of this value: place it (somewhere), bury it, discard it, or keep its value. */
export function actionsForDie(choices: Choices, value: number): SpotsAction[] {
  const dealing = [...choices.places, ...choices.buries, ...choices.discards];
  const keeping = choices.others.filter((action) => action.type === "choose_value");
  return [...dealing, ...keeping].filter((action) => action.value === value);
}

/** The action behind a space of a dog, if a die of its value may go there now. */
export function placeOn(choices: Choices, dog: string, value: number): Action<"place_die"> | null {
  return choices.places.find((place) => place.dog === dog && place.value === value) ?? null;
}

/**
 * The value in hand: of the chosen die, or of all dice where they show the same. Null while the player has to choose
 * a die first.
 */
export function valueInHand(roll: readonly number[], chosen: number | null): number | null {
  if (chosen !== null && roll[chosen] !== undefined) return roll[chosen];
  const values = new Set(roll);
  return values.size === 1 ? (roll[0] ?? null) : null;
}
