import { t } from "../lib/fluent";

/** How we interpret a doubtful case, and the numbered rule it belongs to. */
export interface Doubt {
  rule: string;
  text: string;
}

/** A thing in the game with an entry of its own: a trick, a dog, a set, a magnifier, a bonus. */
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

export type Outline = [id: string, points: number, doubts?: Record<string, string>];

/** The text of an entry that is searched. */
export const entryText = ({ title, text, doubts }: Entry): string =>
  [title, text, ...doubts.map(doubtText)].join(" ");

export const doubtText = ({ rule, text }: Doubt): string => `${rule} ${text}`;

export function section(game: string, [id, points, doubts = {}]: Outline, entries: Record<string, Entry[]>): Section {
  return {
    id,
    title: t(`rules-${game}-${id}`),
    points: Array.from({ length: points }, (_, index) => t(`rules-${game}-${id}-${index + 1}`)),
    entries: entries[id] ?? [],
    doubts: Object.entries(doubts).map(([doubt, rule]) => ({ rule, text: t(`doubt-${game}-${doubt}`) })),
  };
}

export function entry(kind: Entry["kind"], name: string, title: string, text: string, doubts: Doubt[] = []): Entry {
  return { kind, name, title, text, doubts };
}
