import { FluentBundle } from "@fluent/bundle";
import { words } from "virtual:words";
import { unpack } from "./packing";
import { PSEUDO, pseudo } from "./pseudo";
import { spoken, type Speech } from "./spoken.svelte";

export type MessageArgs = Record<string, string | number>;

/** The languages a reader can choose from. */
export const LANGUAGES: readonly string[] = Object.keys(words);

/** English as written in Europe: days before months, no comma before "and". */
const LOCALES: Record<string, string> = { en: "en-GB", [PSEUDO]: "en-GB" };

const parts = new Set<string>(["main"]);
const speeches = new Map<string, Speech & { parts: Set<string> }>();
let wanted = "";

/** Changes the language of everything on the page after loading its messages; throws if they cannot be loaded. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  const speech = await filled(language);
  if (wanted === language) spoken.now = speech;
}

/** Adds a message file for a part of the client that is loaded when it is first shown. */
export async function addWords(part: string): Promise<void> {
  parts.add(part);
  await filled(spoken.now.language);
}

/** Loads a part of the client together with its messages. */
export async function worded<T>(part: string, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), addWords(part)]);
  return loaded;
}

/**
 * The text of a message (`id`) or of one of its attributes (`id.attribute`); the id itself if there is none. In
 * English, names that end in s get only an apostrophe: "Zoomies’ turn".
 */
export function t(id: string, args?: MessageArgs): string {
  const pattern = findPattern(id);
  if (pattern === null) return id;
  const errors: Error[] = [];
  const text = spoken.now.bundle.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.warn(`${id}: ${error.message}`);
  return spoken.now.language === "en" ? text.replace(/s’s\b/g, "s’") : text;
}

/** Whether there is a message for this id. */
export function hasMessage(id: string): boolean {
  return findPattern(id) !== null;
}

/** The message id for a word from the wire: `("trick", "roll over")` is `trick-roll-over`. */
export function messageId(kind: string, word: string): string {
  return `${kind}-${word.toLowerCase().replace("+", "plus-").replace(/[^a-z0-9]+/g, "-")}`;
}

/** The name for a word from the wire: its pack's, otherwise ours, or the word itself if there is no name. */
export function nameOf(kind: string, word: string): string {
  const id = messageId(kind, word);
  return spoken.names[spoken.now.language]?.[word] ?? (hasMessage(id) ? t(id) : word);
}

/** The name of a game; without a message, its id. */
export function gameName(game: string): string {
  return hasMessage(`game-${game}`) ? t(`game-${game}`) : spelled(game);
}

/** A name from the wire as words: `points_kept` is "Points kept". */
export function spelled(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Adds a content pack's names, by language. */
export function addNames(names: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  const all = { ...spoken.names };
  for (const [language, named] of Object.entries(names)) all[language] = { ...all[language], ...named };
  spoken.names = all;
}

/** "3, 4 and 6". */
export function listOf(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(spoken.now.locale, { type: "conjunction" }).format(items.map(String));
}

/** "14:05". */
export function clockTime(ms: number): string {
  return new Intl.DateTimeFormat(spoken.now.locale, { timeStyle: "short" }).format(ms);
}

/** "3 May 2026". */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(spoken.now.locale, { dateStyle: "long" }).format(ms);
}

/** A language's name for itself: "Français". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A language with the messages of every part in use, including parts that are requested while others are loading. */
async function filled(language: string): Promise<Speech> {
  const speech = speeches.get(language) ?? begun(language);
  const missing = [...parts].filter((part) => !speech.parts.has(part));
  if (missing.length === 0) return speech;
  const source = words[language === PSEUDO ? "en" : language];
  const loaded = await Promise.all(missing.map((part) => source?.[part]?.()));
  for (const packed of loaded) {
    if (packed) speech.bundle.addResource({ body: unpack(packed) }, { allowOverrides: true });
  }
  for (const part of missing) speech.parts.add(part);
  return filled(language);
}

function begun(language: string): Speech & { parts: Set<string> } {
  const locale = LOCALES[language] ?? language;
  const bundle = new FluentBundle(locale, { useIsolating: false, ...(language === PSEUDO ? { transform: pseudo } : {}) });
  const speech = { language, locale, bundle, parts: new Set<string>() };
  speeches.set(language, speech);
  return speech;
}

function findPattern(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = spoken.now.bundle.getMessage(name);
  if (message === undefined) return null;
  return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}
