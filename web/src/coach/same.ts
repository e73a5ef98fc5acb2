import type { TableAction } from "../wire";

/** Whether two actions are the same, in whatever order their fields stand; what is null may be left out. */
export function isSameAction(one: TableAction, other: TableAction | undefined): boolean {
  return other !== undefined && keyOf(one) === keyOf(other);
}

/** A name for an action that does not depend on how it was written down. */
function keyOf(action: TableAction): string {
  const fields = Object.entries(action).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
