import { beforeAll, expect, it } from "vitest";
import { addWords, speak } from "../lib/fluent";
import type { SpottedView } from "../wire";
import { namedArgs, sentenceOf } from "./sentence";

beforeAll(async () => {
  await addWords("learn");
});

const moment = { scene: "round", say: "magnify", view: {} as SpottedView, facts: [], action: null };

it("names what the position has, in the reader's words", () => {
  const named = { colour: "yellow", colours: ["white", "pink"], kind: "even", counts: [2, 4], next: "+7", score: 12 };
  expect(namedArgs(named)).toEqual({
    colour: "yellow",
    family: "yellow",
    colours: "white and pink",
    kind: "even",
    counts: "2 or 4",
    next: "7 points",
    score: 12,
  });
});

it("says the sentence of a moment, in any language", async () => {
  const named = { colour: "green", counts: [3] };
  expect(sentenceOf("spotted", { ...moment, named }, "Biscuit")).toContain("with 3 spots. Give it to green.");
  await speak("fr");
  expect(sentenceOf("spotted", { ...moment, named }, "Biscuit")).toContain("la famille verte");
  await speak("en");
});

it("names who plays where nothing is said", () => {
  expect(sentenceOf("spotted", { ...moment, say: null, named: {} }, "Biscuit")).toBe("Biscuit is playing…");
});
