import { expect, it } from "vitest";
import type { SheetContent, SpotsContent } from "../wire";
import "./words";
import { spotsBook } from "../spots/rules";
import { spottedBook } from "../spotted/rules";
import { doubtText, entryText, type Section } from "./book";

const roll = { message: "step-roll", args: { dice: 2, may: "no", repeat: "no", grow: 0 }, step: 1 };
const content: SpotsContent = {
  dogs: [{ name: "Missy", spaces: [3, 4], paws: 0 }],
  tricks: [{ name: "Dig", colour: "yellow", steps: [roll] }],
  sets: [{ name: "dog park", tricks: ["Dig", "Chase"] }],
  bots: [],
  names: {},
};
const sheet = { track: ["steps2", "2x", "+7", "2x"], magnifiers: { low: [1, 2] } } as unknown as SheetContent;

const textsOf = (book: Section[]): string[] =>
  book.flatMap(({ title, points, entries, doubts }) => [
    title,
    ...points,
    ...entries.map(entryText),
    ...doubts.map(doubtText),
  ]);

it("has words for every section, point and doubt", () => {
  for (const text of [...textsOf(spotsBook(content)), ...textsOf(spottedBook(sheet))]) {
    expect(text).not.toMatch(/(rules|doubt|bonus|magnifier|trick|set)-[a-z]/);
    expect(text).toMatch(/\p{Lu}|\d|^[a-z]/u);
  }
});

it("puts what is printed where it is looked for", () => {
  const entries = spotsBook(content).flatMap((section) => section.entries.map((entry) => [section.id, entry.title]));
  expect(entries).toEqual([
    ["tricks", "Dig"],
    ["sets", "Dog Park"],
    ["dogs", "Missy"],
  ]);
  const [dig] = spotsBook(content).find(({ id }) => id === "tricks")?.entries ?? [];
  expect(dig?.text).toBe("Roll 2 dice.");
  expect(dig?.doubts.map(({ rule }) => rule)).toEqual(Array(5).fill("K04"));
});

it("names each bonus of the track once, and what a magnifier looks for", () => {
  const bonuses = spottedBook(sheet).find(({ id }) => id === "clover")?.entries ?? [];
  expect(bonuses.map(({ title }) => title)).toEqual(["2 steps", "double", "7 points"]);
  const [low] = spottedBook(sheet).find(({ id }) => id === "magnifiers")?.entries ?? [];
  expect(low?.text).toContain("1 and 2");
});

it("can be read before the cards and tiles are there", () => {
  expect(spotsBook(null).length).toBeGreaterThan(10);
  expect(spottedBook(null).flatMap((section) => section.entries)).toEqual([]);
});
