import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, speak } from "./fluent";
import { wantedLanguage, withoutLanguage } from "./language";
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

/** Speaks the language that the link, the reader or the browser asks for, and follows what the browser prefers. */
export async function applyLanguage(): Promise<void> {
  addEventListener("languagechange", () => void speakWanted());
  await speakWanted();
}

/** Speaks a language from now on, also on later visits; `system` is whatever the browser prefers. */
export async function chooseLanguage(language: string): Promise<void> {
  const before = settings.language;
  settings.language = language;
  history.replaceState(history.state, "", withoutLanguage(location.href));
  try {
    await speakWanted();
  } catch (unreachable) {
    settings.language = before;
    throw unreachable;
  }
}

/** What the browser prefers among the languages there are. */
export const browserLanguage = (): string => languageFor("", "system");

async function speakWanted(): Promise<void> {
  const language = languageFor(location.search, settings.language);
  await speak(language);
  document.documentElement.lang = language;
}

const languageFor = (search: string, chosen: string): string =>
  wantedLanguage({ search, chosen, browser: navigator.languages }, LANGUAGES);

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
