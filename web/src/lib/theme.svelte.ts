export type Theme = "light" | "dark";

const KEY = "pipyard-theme";
const night = matchMedia("(prefers-color-scheme: dark)");

let chosen = $state<Theme | null>(remembered());
let system = $state<Theme>(night.matches ? "dark" : "light");

/** The theme in use: the one chosen on this device, else the system's. */
export function theme(): Theme {
  return chosen ?? system;
}

export function toggleTheme(): void {
  chosen = theme() === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // A browser that stores nothing keeps the choice until the page is closed.
  }
  applyTheme();
}

/** Writes the theme where the tokens look for it, and follows the system from then on. */
export function applyTheme(): void {
  night.onchange = () => {
    system = night.matches ? "dark" : "light";
    applyTheme();
  };
  document.documentElement.dataset["theme"] = theme();
}

function remembered(): Theme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}
