/** Where the dice of a roll are: they keep their places until all of them have been used. */

/**
 * A place in the tray: its value, the die of the roll in it (null if it has been used), and the height of the stack.
 */
export interface Lying {
  value: number;
  index: number | null;
  count: number;
}

/**
 * The places for a roll: those of `before` if one die was used since. If the player keeps a few of many dice, they are
 * laid out again.
 */
export function slotsOf(before: readonly number[], last: readonly number[], roll: readonly number[]): readonly number[] {
  if (last.length - roll.length > 1) return roll;
  const left = [...before];
  const rest = roll.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return rest && roll.length > 0 ? before : roll;
}

/** What is in each place. */
export function lying(slots: readonly number[], roll: readonly number[]): Lying[] {
  const taken = new Set<number>();
  return slots.map((value) => {
    const index = roll.findIndex((each, at) => each === value && !taken.has(at));
    if (index >= 0) taken.add(index);
    return { value, index: index < 0 ? null : index, count: 1 };
  });
}

/** One stack for each value. */
export function heapsOf(roll: readonly number[]): Lying[] {
  return [...new Set(roll)].map((value) => ({
    value,
    index: roll.indexOf(value),
    count: roll.filter((each) => each === value).length,
  }));
}
