import { PSEUDO } from "./pseudo";

/** What determines the reader's language, the most certain first. */
export interface Wishes {
  /** The URL's query string. */
  search: string;
  /** The choice made on this device; `system` leaves it to the browser. */
  chosen: string;
  /** The browser's list, the most preferred first. */
  browser: readonly string[];
}

const PARAMETER = "lang";

/** The language to use: that of the link, otherwise the chosen one, otherwise the browser's. */
export function wantedLanguage({ search, chosen, browser }: Wishes, known: readonly string[]): string {
  const linked = languageIn(search);
  if (linked === PSEUDO) return PSEUDO;
  const asked = [linked, chosen, ...browser].filter((tag): tag is string => tag !== null && tag !== "system");
  return asked.map((tag) => nearest(tag, known)).find((language) => language !== undefined) ?? "en";
}

/** The language itself, otherwise the same one of any country. */
function nearest(tag: string, known: readonly string[]): string | undefined {
  const same = known.find((language) => language.toLowerCase() === tag.toLowerCase());
  return same ?? known.find((language) => withoutCountry(language) === withoutCountry(tag));
}

const withoutCountry = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";

/** A path that keeps the language of the current URL. */
export function withLanguageOf(search: string, path: string): string {
  const language = languageIn(search);
  if (language === null) return path;
  if (path.startsWith("#")) return search + path;
  const to = new URL(path, "http://here");
  to.searchParams.set(PARAMETER, language);
  return to.pathname + to.search + to.hash;
}

/** A URL without a language. */
export function withoutLanguage(address: string): string {
  const to = new URL(address, "http://here");
  to.searchParams.delete(PARAMETER);
  return to.pathname + to.search + to.hash;
}

const languageIn = (search: string): string | null => new URLSearchParams(search).get(PARAMETER) || null;
