const KEY = "pipyard-name";
/** Marks that the server does not know the name yet. */
const UNTOLD = "pipyard-name-untold";

/** The reader's name on this device; empty if they have not entered one. */
export function nameHere(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Whether the name was chosen while the server could not be informed. */
export function isUntold(): boolean {
  try {
    return localStorage.getItem(UNTOLD) !== null;
  } catch {
    return false;
  }
}

/** Stores a name; `told` says whether the server knows it. */
export function keepName(name: string, told: boolean): void {
  try {
    localStorage.setItem(KEY, name);
    if (told) localStorage.removeItem(UNTOLD);
    else localStorage.setItem(UNTOLD, "yes");
  } catch {
    // A browser that stores nothing calls its reader a guest.
  }
}
