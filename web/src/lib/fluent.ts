import { FluentBundle, FluentResource } from "@fluent/bundle";

export type MessageArgs = Record<string, string | number>;

/** The words of the terminal are left out: the browser never says them. */
const sources = import.meta.glob<string>(
  [
    "$i18n/en/app.ftl",
    "$i18n/en/guest.ftl",
    "$i18n/en/replay.ftl",
    "$i18n/en/spots.ftl",
    "$i18n/en/spotted.ftl",
    "$i18n/en/spotted-web.ftl",
    "$i18n/en/table.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const LOCALE = "en-GB";

const bundle = makeBundle();

/** The text of a message (`id`) or of one of its attributes (`id.attribute`); the id itself where there is none. */
export function t(id: string, args?: MessageArgs): string {
  const pattern = findPattern(id);
  if (pattern === null) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.warn(`${id}: ${error.message}`);
  return text;
}

/** Adds messages that come with a part of the client which is loaded when it is first shown. */
export function addWords(source: string): void {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors[0]) throw errors[0];
}

/** Whether there is a message for this id. */
export function hasMessage(id: string): boolean {
  return findPattern(id) !== null;
}

/** The message id that a word of the wire stands for: `("trick", "roll over")` is `trick-roll-over`. */
export function messageId(kind: string, word: string): string {
  return `${kind}-${word.toLowerCase().replace("+", "plus-").replace(/[^a-z0-9]+/g, "-")}`;
}

/** The name of a thing the wire names by a word, or the word itself where no message knows it. */
export function nameOf(kind: string, word: string): string {
  const id = messageId(kind, word);
  return hasMessage(id) ? t(id) : word;
}

/** "3, 4 and 6". */
export function listOf(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(LOCALE, { type: "conjunction" }).format(items.map(String));
}

/** "14:05". */
export function clockTime(ms: number): string {
  return new Intl.DateTimeFormat(LOCALE, { timeStyle: "short" }).format(ms);
}

/** "3 May 2026". */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" }).format(ms);
}

function makeBundle(): FluentBundle {
  const made = new FluentBundle(LOCALE, { useIsolating: false });
  for (const source of Object.values(sources)) {
    const errors = made.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }
  return made;
}

function findPattern(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  if (message === undefined) return null;
  return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}
