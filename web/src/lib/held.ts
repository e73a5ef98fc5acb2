import type { TableState } from "../wire";

/**
 * A state to show while other players' steps are watched: an action is only offered if it was legal before the step and
 * is still legal now, for example while players of Spotted! write simultaneously.
 */
export function heldBack(past: TableState, before: TableState, present: TableState): TableState {
  const legal = Object.entries(past.legal).filter(([seat, actions]) =>
    [before, present].every((other) => isSame(actions, other.legal[seat])),
  );
  const undo = past.undo.filter((seat) => present.undo.includes(seat));
  return { ...past, legal: Object.fromEntries(legal), undo } as TableState;
}

/** Whether two messages, or parts of them, have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
