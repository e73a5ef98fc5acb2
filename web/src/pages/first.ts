import type { TableSummary } from "../wire";

/** What stands above the doors: a game to go on with, the lessons for whoever has played nothing yet, or nothing. */
export type First = "game" | "lessons" | "nothing";

const KEY = "pipyard-first";

export function firstOf(tables: readonly TableSummary[]): First {
  if (tables.length === 0) return "lessons";
  return tables.some((table) => table.status === "playing") ? "game" : "nothing";
}

/** What stood there last: its place is kept before the answer comes, so that no button moves under a thumb. */
export function remembered(): First {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "game" || stored === "nothing" ? stored : "lessons";
  } catch {
    return "lessons";
  }
}

export function remember(first: First): void {
  try {
    localStorage.setItem(KEY, first);
  } catch {
    // A browser that stores nothing shows what is under way a moment later.
  }
}
