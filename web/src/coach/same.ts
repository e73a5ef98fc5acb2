import type { TableAction } from "../wire";

/** Whether two actions are the same, regardless of the order of their fields; null fields may be missing. */
export function isSameAction(one: TableAction, other: TableAction | undefined): boolean {
  return other !== undefined && keyOf(one) === keyOf(other);
}

/** A key for an action that does not depend on the order of its fields. */
function keyOf(action: TableAction): string {
  const fields = Object.entries(action).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
