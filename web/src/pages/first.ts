import type { TableSummary } from "../wire";

/** What is above the games: a game to continue, the lessons for readers who have not played yet, or nothing. */
export type First = "game" | "lessons" | "nothing";

const KEY = "pipyard-first";

export function firstOf(tables: readonly TableSummary[]): First {
  if (tables.length === 0) return "lessons";
  return tables.some((table) => table.status === "playing") ? "game" : "nothing";
}

/** What was there last time: its space is reserved before the answer arrives, so that no button moves under a thumb. */
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
    // A browser that stores nothing shows it a moment later.
  }
}
