const KEY = "pipyard-goals";

/**
 * Whether to say at a table what wins the game: at the first table of a game in this browser, until the reader has read
 * it, and never at another table.
 */
export function isGoalDue(game: string, table: string): boolean {
  const told = toldAt();
  if (told === null) return false;
  told[game] ??= table;
  keep(told);
  return told[game] === table;
}

/** The reader has read it. */
export function forgetGoal(game: string): void {
  keep({ ...toldAt(), [game]: "" });
}

/** The table where each game's goal was told; null if the browser stores nothing, and everything would be told forever. */
function toldAt(): Record<string, string> | null {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>) };
  } catch {
    return null;
  }
}

function keep(told: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // It may be told once more.
  }
}
