import { listOf, nameOf, t } from "../lib/fluent";
import type { Game } from "../lib/page";
import { stepText } from "../spots/words";
import type { SheetContent, SpotsContent, TrickContent } from "../wire";

/** How a doubtful case is read, and the numbered rule it belongs to. */
export interface Doubt {
  rule: string;
  text: string;
}

/** A thing of the game that has a place of its own: a trick, a dog, a set, a magnifier, a bonus. */
export interface Entry {
  kind: "trick" | "dog" | "set" | "magnifier" | "bonus";
  name: string;
  title: string;
  text: string;
  doubts: Doubt[];
}

export interface Section {
  id: string;
  title: string;
  points: string[];
  entries: Entry[];
  doubts: Doubt[];
}

type Outline = [id: string, points: number, doubts?: Record<string, string>];

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

/** By trick, the rule's number and the doubts about it. */
const TRICK_DOUBTS: Record<string, [rule: string, doubts: string[]]> = {
  Dig: ["K04", ["dig-count", "dig-each", "dig-six", "dig-bust", "dig-solo"]],
  Retrieve: ["K06", ["retrieve-must", "retrieve-treat", "retrieve-none"]],
  Chase: ["K09", ["chase-count", "chase-treat"]],
  Bolt: ["K10", ["bolt-few", "bolt-stop"]],
  Dogpile: ["K12", ["dogpile-must", "dogpile-empty"]],
};

/** The rules of Spots, with its tricks, sets and dogs as far as they are known yet. */
export function spotsBook(content: SpotsContent | null): Section[] {
  const entries: Record<string, Entry[]> = {
    tricks: content?.tricks.map(trickEntry) ?? [],
    sets: content?.sets.map(setEntry) ?? [],
    dogs:
      content?.dogs.map(({ name, spaces }) => entry("dog", name, name, listOf(spaces))) ?? [],
  };
  return SPOTS.map((outline) => section("spots", outline, entries));
}

/** The rules of Spotted!, with the magnifiers and bonuses of a sheet as far as it is known yet. */
export function spottedBook(sheet: SheetContent | null): Section[] {
  const entries: Record<string, Entry[]> = {
    clover: [...new Set(sheet?.track)].map(bonusEntry),
    magnifiers: Object.entries(sheet?.magnifiers ?? {}).map(([kind, spots]) => magnifierEntry(kind, spots)),
  };
  return SPOTTED.map((outline) => section("spotted", outline, entries));
}

/** All that a search of an entry looks at. */
export const entryText = ({ title, text, doubts }: Entry): string =>
  [title, text, ...doubts.map(doubtText)].join(" ");

export const doubtText = ({ rule, text }: Doubt): string => `${rule} ${text}`;

function section(game: Game, [id, points, doubts = {}]: Outline, entries: Record<string, Entry[]>): Section {
  return {
    id,
    title: t(`rules-${game}-${id}`),
    points: Array.from({ length: points }, (_, index) => t(`rules-${game}-${id}-${index + 1}`)),
    entries: entries[id] ?? [],
    doubts: Object.entries(doubts).map(([doubt, rule]) => ({ rule, text: t(`doubt-${game}-${doubt}`) })),
  };
}

function entry(kind: Entry["kind"], name: string, title: string, text: string, doubts: Doubt[] = []): Entry {
  return { kind, name, title, text, doubts };
}

function trickEntry({ name, steps }: TrickContent): Entry {
  const [rule, ids] = TRICK_DOUBTS[name] ?? ["", []];
  const doubts = ids.map((id) => ({ rule, text: t(`doubt-spots-${id}`) }));
  return entry("trick", name, nameOf("trick", name), steps.map(stepText).join(" "), doubts);
}

function setEntry({ name, tricks }: SpotsContent["sets"][number]): Entry {
  return entry("set", name, nameOf("set", name), listOf(tricks.map((trick) => nameOf("trick", trick))));
}

function bonusEntry(bonus: string): Entry {
  const id = bonus.replace("+", "plus-");
  return entry("bonus", bonus, t(`bonus-${id}`), t(`bonus-${id}-about`));
}

function magnifierEntry(kind: string, spots: readonly number[]): Entry {
  return entry("magnifier", kind, nameOf("magnifier", kind), t(`magnifier-${kind}-about`, { spots: listOf(spots) }));
}
