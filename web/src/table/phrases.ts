import { t } from "../lib/fluent";
import type { SaidPhrase } from "../wire";

export type Phrase = SaidPhrase["phrase"];
export type Emote = Extract<Phrase, "laugh" | "cry" | "cheer" | "think">;

/** The phrases in words, in the order in which they are offered. */
export const SENTENCES: readonly Exclude<Phrase, Emote>[] = [
  "hello",
  "good-luck",
  "well-played",
  "wow",
  "thanks",
  "sorry",
  "oops",
  "one-moment",
  "hurry",
  "good-game",
  "again",
  "bye",
];
export const EMOTES: readonly Emote[] = ["cheer", "laugh", "think", "cry"];

/** Whether a phrase is a feeling, shown as a face. */
export function isEmote(phrase: Phrase): phrase is Emote {
  return (EMOTES as readonly Phrase[]).includes(phrase);
}

export function phraseText(phrase: Phrase): string {
  return t(`phrase-${phrase}`);
}
