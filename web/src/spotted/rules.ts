import { own, type RulesBook } from "../games/looks";
import { listOf, nameOf, t } from "../lib/fluent";
import { entry, section, type Entry, type Outline, type Section } from "../rules/book";
import type { SheetContent, SpottedContent } from "../wire";
import EntryPicture from "./EntryPicture.svelte";
import PrintSheets from "./PrintSheets.svelte";
import RulesPicture from "./RulesPicture.svelte";

const SPOTTED: Outline[] = [
  ["goal", 2],
  ["sheet", 3, { target: "C2", symbols: "C2", first: "S1" }],
  ["round", 3, { two: "R1", gift: "R2" }],
  ["draft", 4, { pass: "A3" }],
  ["spots", 6, { mirror: "B1" }],
  ["meadow", 3, { give: "M3" }],
  ["clover", 2, { order: "L3", "all-circled": "L2", far: "L2", factor: "L2", current: "R4" }],
  ["magnifiers", 1, { lists: "E2", empty: "E1" }],
  ["end", 2, { unused: "E3", shared: "E4" }],
  ["solo", 2],
  ["tips", 4],
];

export const rules: RulesBook = {
  book: (content: SpottedContent | null) => spottedBook(content?.sheets[0] ?? null),
  pictured: new Set(["goal", "sheet", "draft", "spots", "meadow", "clover", "end"]),
  Picture: own(RulesPicture),
  EntryPicture: own(EntryPicture),
  tools: { section: "sheet", Tools: own(PrintSheets) },
};

/** The rules of Spotted!, with the magnifiers and bonuses of a sheet as far as it has been loaded. */
export function spottedBook(sheet: SheetContent | null): Section[] {
  const entries: Record<string, Entry[]> = {
    clover: [...new Set(sheet?.track)].map(bonusEntry),
    magnifiers: Object.entries(sheet?.magnifiers ?? {}).map(([kind, spots]) => magnifierEntry(kind, spots)),
  };
  return SPOTTED.map((outline) => section("spotted", outline, entries));
}

function bonusEntry(bonus: string): Entry {
  const id = bonus.replace("+", "plus-");
  return entry("bonus", bonus, t(`bonus-${id}`), t(`bonus-${id}-about`));
}

function magnifierEntry(kind: string, spots: readonly number[]): Entry {
  return entry("magnifier", kind, nameOf("magnifier", kind), t(`magnifier-${kind}-about`, { spots: listOf(spots) }));
}
