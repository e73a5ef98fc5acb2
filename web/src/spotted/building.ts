import type { SpottedAction } from "../wire";

export type Placing = Extract<SpottedAction, { type: "place_spots" }>;

/** Spots put on one beetle, whose place in the row is counted from 0. */
export interface Group {
  place: number;
  spots: number;
}

/** A group that may be put next; `done` is the whole placing, where nothing is then left. */
export interface Option extends Group {
  done: Placing | null;
}

/** The placings that hold every group put so far. */
function holding(ways: readonly Placing[], put: readonly Group[]): Placing[] {
  return ways.filter(({ groups }) => put.every(({ place, spots }) => groups[place] === spots));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What may be put on a beetle next, the largest group first; nothing where a group lies already. */
export function optionsOn(ways: readonly Placing[], put: readonly Group[], place: number): Option[] {
  if (put.some((group) => group.place === place)) return [];
  const placed = sum(put.map((group) => group.spots));
  const found = new Map<number, Option>();
  for (const way of holding(ways, put)) {
    const spots = way.groups[place] ?? 0;
    if (spots === 0) continue;
    const done = sum(way.groups) === placed + spots ? way : (found.get(spots)?.done ?? null);
    found.set(spots, { place, spots, done });
  }
  return [...found.values()].sort((one, other) => other.spots - one.spots);
}

/** How many spots are still to be put. */
export function leftOf(ways: readonly Placing[], put: readonly Group[]): number {
  const [way] = holding(ways, put);
  return way === undefined ? 0 : sum(way.groups) - sum(put.map((group) => group.spots));
}
