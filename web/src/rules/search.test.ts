import { expect, it } from "vitest";
import { matches, piecesOf, wordsOf } from "./search";

const TEXT = "A bust ends your turn at once.";

it("looks for every word, without case, accents and order", () => {
  expect(wordsOf("  Turn BUST turn ")).toEqual(["turn", "bust"]);
  expect(matches(TEXT, wordsOf("turn bust"))).toBe(true);
  expect(matches(TEXT, wordsOf("bus"))).toBe(true);
  expect(matches(TEXT, wordsOf("bust treat"))).toBe(false);
  expect(matches("Dévorer", wordsOf("devor"))).toBe(true);
  expect(matches(TEXT, [])).toBe(true);
});

it("marks what it found and loses nothing", () => {
  const pieces = piecesOf(TEXT, ["bust", "turn"]);
  expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["bust", "turn"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(TEXT);
});

it("joins marks that overlap, and marks nothing without words", () => {
  expect(piecesOf("banana", ["ana"])).toEqual([
    { text: "b", found: false },
    { text: "anana", found: true },
  ]);
  expect(piecesOf(TEXT, [])).toEqual([{ text: TEXT, found: false }]);
  expect(piecesOf("Dévorer", ["dev"])[0]).toEqual({ text: "Dév", found: true });
  const apart = "De\u0301vorer";
  expect(piecesOf(apart, ["dev"])).toEqual([{ text: apart, found: false }]);
});
