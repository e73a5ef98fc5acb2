import type { TableState } from "../wire";

/**
 * A state as it is shown while others' steps are watched: what may be done is offered only if it could be done before the
 * step and can be done at present too, as while players of Spotted! write at once.
 */
export function heldBack(past: TableState, before: TableState, present: TableState): TableState {
  const legal = Object.entries(past.legal).filter(([seat, actions]) =>
    [before, present].every((other) => isSame(actions, other.legal[seat])),
  );
  const undo = past.undo.filter((seat) => present.undo.includes(seat));
  return { ...past, legal: Object.fromEntries(legal), undo } as TableState;
}

/** Whether two messages, or parts of them, say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
