import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, speak } from "./fluent";
import { wantedLanguage, withoutLanguage } from "./language";
import { attributesFor, preferencesFrom, type Preferences } from "./preferences";

const KEY = "pipyard-settings";

const dark = new MediaQuery("prefers-color-scheme: dark");
const reduced = new MediaQuery("prefers-reduced-motion: reduce");

/** The preferences on this device; an assignment changes them everywhere, and for later visits. */
export const settings: Preferences = $state(preferencesFrom(stored()));

/** Whether animations are turned off. */
export function isStill(): boolean {
  return settings.motion === "system" ? reduced.current : settings.motion === "reduced";
}

/** Sets the attributes for the style sheets, and updates them on every change. */
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

/** Uses the language of the link, the reader or the browser, and follows the browser's preference. */
export async function applyLanguage(): Promise<void> {
  addEventListener("languagechange", () => void speakWanted());
  await speakWanted();
}

/** Uses a language from now on, including later visits; `system` is whatever the browser prefers. */
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

/** The browser's preference among the available languages. */
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
