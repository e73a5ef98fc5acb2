const KEY = "pipyard-under-way";

/** Whether this device knew of a game under way when it last asked: its place is kept before the answer comes. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function remember(underWay: boolean): void {
  try {
    if (underWay) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing shows what is under way a moment later.
  }
}
