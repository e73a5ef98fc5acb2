import type { SpottedAction } from "../wire";
import type { Choices, Gain } from "./choices";
import type { Family } from "./types";

export type Placing = Extract<SpottedAction, { type: "place_spots" }>;

/** A complete use of a die, or of a gift, on a family. */
export interface Way {
  action: Placing;
  colour: string;
  /** The resulting row, and which of its spots are new. */
  beetles: readonly number[];
  added: readonly number[];
  /** The groups, as in "2 + 2". */
  cut: readonly number[];
  /** What it brings, if that is known. */
  gain: Gain | undefined;
  /** How many placements have the same result; a tap on a beetle distinguishes them. */
  alike: number;
}

const NOTHING: Gain = { points: 0, bonuses: 0 };
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Compares two gains, for sorting the best first. */
export function byGain(one: Gain = NOTHING, other: Gain = NOTHING): number {
  const found = (other.magnifiers ?? 0) - (one.magnifiers ?? 0);
  return other.points - one.points || other.bonuses - one.bonuses || found;
}

/**
 * Every placement on a family as a way, the best first; among equals, the one that uses most spots in the fewest
 * groups.
 */
export function waysOf(
  family: Family,
  placings: readonly Placing[],
  gains: ReadonlyMap<SpottedAction, Gain>,
): Way[] {
  const ways = placings.map((action): Way => {
    const added = family.beetles.map((_, place) => action.groups[place] ?? 0);
    return {
      action,
      colour: family.colour,
      beetles: family.beetles.map((spots, place) => spots + (added[place] ?? 0)),
      added,
      cut: added.filter((spots) => spots > 0),
      gain: gains.get(action),
      alike: 1,
    };
  });
  return ways.sort(
    (one, other) =>
      byGain(one.gain, other.gain) || sum(other.cut) - sum(one.cut) || one.cut.length - other.cut.length,
  );
}

/**
 * Combines placements that leave the same beetles and bring the same, wherever the beetles are in the row. The bonus
 * beetle is compared separately, because its spots decide whether it can still be circled.
 */
export function merged(ways: readonly Way[], bonusPlace: number | null): Way[] {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const bonus = bonusPlace === null ? null : way.beetles[bonusPlace];
    const rest = way.beetles.filter((_, place) => place !== bonusPlace).toSorted();
    const key = JSON.stringify([way.colour, bonus, rest, way.gain?.points, way.gain?.bonuses, way.cut.toSorted()]);
    const same = found.get(key);
    if (same) found.set(key, { ...same, alike: same.alike + 1 });
    else found.set(key, way);
  }
  return [...found.values()];
}

/** The best result of a tap on a beetle. */
export function bestThrough(ways: readonly Way[], place: number): Way | undefined {
  return ways.find((way) => (way.added[place] ?? 0) > 0);
}

/** The best gain of a die of a color, over all its uses. */
export function bestUse(colour: string, choices: Choices, gains: ReadonlyMap<SpottedAction, Gain>): Gain | undefined {
  const uses: (SpottedAction | undefined)[] = [
    ...(choices.spots.get(colour) ?? []),
    choices.clovers.get(colour),
    choices.walks.get(colour),
    choices.givenUp.get(colour),
  ];
  const known = uses.flatMap((use) => (use && gains.get(use)) ?? []);
  return known.toSorted(byGain)[0];
}
