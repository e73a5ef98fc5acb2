import { listOf, nameOf, t, type MessageArgs } from "../lib/fluent";
import { spoken } from "../lib/spoken.svelte";
import { familyArgs, fieldName } from "../spotted/words";
import type { Lesson } from "./lesson";

type Moment = Lesson["moments"][number];

/** The text for a moment; everything in it was derived from the position. */
export function sentenceOf(game: string, { say, named }: Moment, opponent: string): string {
  if (say === null) return t("learn-watch", { name: opponent });
  return t(`lesson-${game}-${say}`, { name: opponent, ...namedArgs(named) });
}

/** What a moment names, in the reader's language. */
export function namedArgs(named: Moment["named"]): MessageArgs {
  return Object.assign({}, ...Object.entries(named).map(([name, value]) => argsOf(name, value))) as MessageArgs;
}

function argsOf(name: string, value: Moment["named"][string]): MessageArgs {
  if (typeof value === "number") return { [name]: value };
  if (typeof value === "string") return wordArgs(name, value);
  if (name === "colours") return { colours: listOf(value.map((colour) => nameOf("family", String(colour)))) };
  return { [name]: eitherOf(value.map(String)) };
}

function wordArgs(name: string, word: string): MessageArgs {
  if (name === "colour") return familyArgs(word);
  if (name === "kind") return { kind: fieldName(word) };
  return { [name]: nameOf("bonus", word) };
}

/** "2 or 4". */
function eitherOf(items: readonly string[]): string {
  return new Intl.ListFormat(spoken.now.locale, { type: "disjunction" }).format(items);
}
