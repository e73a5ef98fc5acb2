import { expect, it } from "vitest";
import { EMOTES, isEmote, phraseText, SENTENCES } from "./phrases";

it("has words for everything that can be said, each once", () => {
  const all = [...SENTENCES, ...EMOTES];
  expect(new Set(all).size).toBe(16);
  expect(new Set(all.map(phraseText)).size).toBe(16);
  for (const phrase of all) expect(phraseText(phrase)).not.toContain("phrase-");
});

it("knows feelings from sentences", () => {
  expect(isEmote("cheer")).toBe(true);
  expect(isEmote("hello")).toBe(false);
});
