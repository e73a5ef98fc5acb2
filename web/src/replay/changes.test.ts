import { expect, test } from "vitest";
import { changesOf, shareOf, signed } from "./changes";

const row = (white: number, rerolls: number) => [
  { name: "white", points: white },
  { name: "re-rolls", points: rerolls },
];

test("a step names whose score changed, and the rows it comes from", () => {
  const before = [
    { seat: 0, score: 12 },
    { seat: 1, score: 9 },
  ];
  const after = [
    { seat: 0, score: 14 },
    { seat: 1, score: 9 },
  ];
  const changes = changesOf(before, after, () => [row(9, 3), row(12, 2)]);
  expect(changes).toEqual([
    { seat: 0, before: 12, after: 14, parts: [{ name: "white", points: 3 }, { name: "re-rolls", points: -1 }] },
  ]);
});

test("d0g has a score that is made of nothing else", () => {
  expect(changesOf([{ seat: null, score: 1 }], [{ seat: null, score: 2 }], () => [row(0, 0), row(1, 1)])).toEqual([
    { seat: null, before: 1, after: 2, parts: [] },
  ]);
});

test("points that are lost have a minus, not a hyphen", () => {
  expect([signed(4), signed(-3)]).toEqual(["+4", "−3"]);
});

test("points are on the line of the fact that brought them", () => {
  const by = (type: string) => (fact: { type: string }) => fact.type === type;
  const parts = [
    { name: "blue", points: 1, by: by("spots_placed") },
    { name: "extra magnifiers", points: 2, by: by("extra_magnifier") },
  ];
  const facts = ["spots_placed", "extra_magnifier", "bonus_unlocked"].map((type) => ({ type, seat: 0 }));
  const share = (change: { parts: typeof parts }) => facts.map((fact) => shareOf({ seat: 0, before: 20, after: 23, ...change }, facts, fact));
  expect(share({ parts })).toEqual([{ points: 1, after: 21 }, { points: 2, after: 23 }, null]);
  expect(share({ parts: [] })).toEqual([null, null, { points: 3, after: 23 }]);
});
