import { MediaQuery } from "svelte/reactivity";
import { attributesFor, preferencesFrom, type Preferences } from "./preferences";

const KEY = "pipyard-settings";

const dark = new MediaQuery("prefers-color-scheme: dark");
const reduced = new MediaQuery("prefers-reduced-motion: reduce");

/** The preferences of this device; assign to one to change it, everywhere and for later visits. */
export const settings: Preferences = $state(preferencesFrom(stored()));

/** Whether nothing is to move on its own. */
export function isStill(): boolean {
  return settings.motion === "system" ? reduced.current : settings.motion === "reduced";
}

/** Writes the settings where the style sheets look for them, and follows every change from then on. */
export function applySettings(): void {
  $effect.root(() => {
    $effect.pre(() => {
      const attributes = attributesFor(settings, { dark: dark.current, reduced: reduced.current });
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
      }
    });
    $effect(() => keep(JSON.stringify(settings)));
  });
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that stores nothing keeps them until the page is closed.
  }
}
