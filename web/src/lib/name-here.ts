const KEY = "pipyard-name";
/** Says that the server has not heard of the name yet. */
const UNTOLD = "pipyard-name-untold";

/** The name by which this device knows its reader; empty where they have told none. */
export function nameHere(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Whether the name was chosen while the server could not hear of it. */
export function isUntold(): boolean {
  try {
    return localStorage.getItem(UNTOLD) !== null;
  } catch {
    return false;
  }
}

/** Keeps a name; `told` where the server knows it. */
export function keepName(name: string, told: boolean): void {
  try {
    localStorage.setItem(KEY, name);
    if (told) localStorage.removeItem(UNTOLD);
    else localStorage.setItem(UNTOLD, "yes");
  } catch {
    // A browser that stores nothing calls its reader a guest.
  }
}
