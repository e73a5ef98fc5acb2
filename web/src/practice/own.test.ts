import { expect, it } from "vitest";
import type { Decision, Label, Review } from "../coach/review";
import type { About } from "./about";
import { mistakesIn } from "./own";

function decided(version: number, seat: number, loss: number, label: Label | null): Decision {
  return { version, seat, played: { number: 1, worth: 0 }, best: { number: 2, worth: loss }, loss, label, atStake: true, reasons: [] };
}

const review = (...decisions: Decision[]): Review => ({ unit: "points", finished: true, players: [], decisions, chances: [], course: [] });
const tell = ({ best }: Decision): About => ({ ask: best.number === 2 ? "place" : "die", trick: null });
const log = [4, 8].map((version) => ({ version, facts: [{ type: "turn_started", seat: 0 }] }));

it("does not say that there are no mistakes in a game of which a review lists slips", () => {
  const found = mistakesIn("t", review(decided(5, 0, 1.6, "slip"), decided(9, 0, 2.5, "mistake"), decided(6, 1, 4, "blunder"), decided(7, 0, 0.2, null)), [0], log, 20, tell);
  expect(found.map(({ version, label, about, when }) => [version, label, about.ask, when.turn])).toEqual([
    [9, "mistake", "place", 2],
    [5, "slip", "place", 1],
  ]);
});

it("keeps the costliest of many", () => {
  const many = Array.from({ length: 12 }, (_, at) => decided(5 + at, 0, 1.5 + at / 10, "slip"));
  expect(mistakesIn("t", review(...many), [0], log, 20, tell).map(({ version }) => version)).toEqual([16, 15, 14, 13, 12, 11, 10, 9]);
});
