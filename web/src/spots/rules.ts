import { own, type RulesBook } from "../games/looks";
import { listOf, nameOf, t } from "../lib/fluent";
import { entry, section, type Entry, type Outline, type Section } from "../rules/book";
import type { SpotsContent, TrickContent } from "../wire";
import EntryPicture from "./EntryPicture.svelte";
import RulesPicture from "./RulesPicture.svelte";
import { stepText } from "./words";

const SPOTS: Outline[] = [
  ["goal", 2],
  ["setup", 3, { tie: "S4" }],
  ["turn", 4, { nothing: "T6" }],
  ["dice", 3],
  ["treats", 2],
  ["bust", 2],
  ["scoring", 3],
  ["win", 1],
  ["tricks", 1, { paws: "C3" }],
  ["sets", 1],
  ["dogs", 1],
  ["leash", 2],
  ["solo", 2, { places: "S1" }],
];

/** By trick: the number of its rule, and its doubts. */
const TRICK_DOUBTS: Record<string, [rule: string, doubts: string[]]> = {
  Dig: ["K04", ["dig-count", "dig-each", "dig-six", "dig-bust", "dig-solo"]],
  Retrieve: ["K06", ["retrieve-must", "retrieve-treat", "retrieve-none"]],
  Chase: ["K09", ["chase-count", "chase-treat"]],
  Bolt: ["K10", ["bolt-few", "bolt-stop"]],
  Dogpile: ["K12", ["dogpile-must", "dogpile-empty"]],
};

export const rules: RulesBook = {
  book: spotsBook,
  pictured: new Set(["goal", "setup", "dice", "treats", "bust", "scoring", "win", "solo"]),
  Picture: own(RulesPicture),
  EntryPicture: own(EntryPicture),
  tools: null,
};

/** The rules of Spots, with its tricks, sets and dogs as far as they have been loaded. */
export function spotsBook(content: SpotsContent | null): Section[] {
  const entries: Record<string, Entry[]> = {
    tricks: content?.tricks.map(trickEntry) ?? [],
    sets: content?.sets.map(setEntry) ?? [],
    dogs:
      content?.dogs.map(({ name, spaces }) => entry("dog", name, name, listOf(spaces))) ?? [],
  };
  return SPOTS.map((outline) => section("spots", outline, entries));
}

function trickEntry({ name, steps }: TrickContent): Entry {
  const [rule, ids] = TRICK_DOUBTS[name] ?? ["", []];
  const doubts = ids.map((id) => ({ rule, text: t(`doubt-spots-${id}`) }));
  return entry("trick", name, nameOf("trick", name), steps.map(stepText).join(" "), doubts);
}

function setEntry({ name, tricks }: SpotsContent["sets"][number]): Entry {
  return entry("set", name, nameOf("set", name), listOf(tricks.map((trick) => nameOf("trick", trick))));
}
