import type { Gains, SpottedAction } from "../wire";

type Action<Type extends SpottedAction["type"]> = Extract<SpottedAction, { type: Type }>;

/** The legal actions, sorted by the place of the table they belong to. Each legal action is in exactly one place. */
export interface Choices {
  keep: Action<"keep_roll"> | null;
  rerolls: Action<"reroll_dice">[];
  /** By the color of the die. */
  picks: Map<string, Action<"pick_die">>;
  walks: Map<string, Action<"walk_meadow">>;
  clovers: Map<string, Action<"use_clover">>;
  givenUp: Map<string, Action<"give_up_die">>;
  /** By family: every way to place a die or a round bonus on it. */
  spots: Map<string, Action<"place_spots">[]>;
  /** By family: a magnifier or a factor it can get. */
  families: Map<string, Action<"assign_magnifier"> | Action<"assign_factor">>;
  /** By field of the meadow: a step, or a magnifier taken by bonus. */
  fields: Map<string, Action<"cross_field"> | Action<"take_magnifier">>;
}

export function sortChoices(legal: readonly SpottedAction[]): Choices {
  const choices: Choices = {
    keep: null,
    rerolls: [],
    picks: new Map(),
    walks: new Map(),
    clovers: new Map(),
    givenUp: new Map(),
    spots: new Map(),
    families: new Map(),
    fields: new Map(),
  };
  for (const action of legal) sortOne(choices, action);
  return choices;
}

function sortOne(choices: Choices, action: SpottedAction): void {
  if (action.type === "keep_roll") choices.keep = action;
  else if (action.type === "reroll_dice") choices.rerolls.push(action);
  else if (action.type === "pick_die") choices.picks.set(action.colour, action);
  else if (action.type === "walk_meadow") choices.walks.set(action.colour, action);
  else if (action.type === "use_clover") choices.clovers.set(action.colour, action);
  else if (action.type === "give_up_die") choices.givenUp.set(action.colour, action);
  else if (action.type === "place_spots") {
    choices.spots.set(action.colour, [...(choices.spots.get(action.colour) ?? []), action]);
  } else if (action.type === "cross_field" || action.type === "take_magnifier") {
    choices.fields.set(action.field, action);
  } else choices.families.set(action.colour, action);
}

/** The re-roll of exactly these dice, if it is legal. */
export function rerollOf(choices: Choices, tapped: ReadonlySet<string>): Action<"reroll_dice"> | null {
  const same = ({ colours }: Action<"reroll_dice">): boolean =>
    colours.length === tapped.size && colours.every((colour) => tapped.has(colour));
  return choices.rerolls.find(same) ?? null;
}

/** What the die of a color in hand can be used for, except spots, which are shown on its family. */
export function usesOf(choices: Choices, colour: string): SpottedAction[] {
  const found = [choices.clovers, choices.walks, choices.givenUp].map((uses) => uses.get(colour));
  return found.filter((action) => action !== undefined);
}

/** Whether any die in hand can be used or given up. */
export function canUse(choices: Choices): boolean {
  return [choices.spots, choices.clovers, choices.walks, choices.givenUp].some(({ size }) => size > 0);
}

/** The part of the sheet on which something can be tapped now, so that a small screen shows it. */
export function placeOf(choices: Choices): "beetles" | "meadow" | null {
  if (choices.fields.size > 0) return "meadow";
  return choices.spots.size > 0 || choices.families.size > 0 ? "beetles" : null;
}

/**
 * What an action would bring: points, possibly negative, and bonuses of the track; for steps, what the best walk
 * brings.
 */
export interface Gain {
  points: number;
  bonuses: number;
  /** How many magnifiers that walk finds. */
  magnifiers?: number;
  /** Whether the player has nothing more to decide after it, so that dice can roll. */
  ends?: boolean;
}

/** What each legal action would bring, as predicted by the server; without a prediction it is unknown. */
export function gainsOf(legal: readonly SpottedAction[], gains: Gains | undefined): Map<SpottedAction, Gain> {
  if (gains === undefined) return new Map();
  return new Map(
    legal.map((action, index) => [
      action,
      {
        points: gains.points[index] ?? 0,
        bonuses: gains.bonuses[index] ?? 0,
        magnifiers: gains.magnifiers[index] ?? 0,
        ends: gains.ends[index] ?? false,
      },
    ]),
  );
}
