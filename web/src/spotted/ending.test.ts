import { expect, it } from "vitest";
import { view as base } from "../fixtures/spotted";
import { seats as pair } from "../fixtures/spots";
import type { Sheet } from "./types";
import type { SpottedView } from "../wire";
import { discsOf } from "../end/layout";
import { endingOf } from "./ending";

const [sheet] = base.sheets as [Sheet, ...Sheet[]];
const ended = (scores: number[], winners: number[]): SpottedView => ({
  ...base,
  sheets: scores.map((score, seat) => ({ ...sheet, seat, score, band: 3 })),
  winners,
});

it("says who won, and by how much", () => {
  expect(endingOf(ended([70, 62], [0]), pair)).toEqual({ kind: "won", headline: "You win!", subtitle: "8 points ahead of Biscuit" });
  expect(endingOf(ended([62, 70], [1]), pair)).toEqual({ kind: "lost", headline: "Biscuit wins!", subtitle: "8 points short. Again?" });
});

it("says what parted those who were even", () => {
  expect(endingOf(ended([62, 62], [1]), pair).subtitle).toContain("five spots");
  expect(endingOf(ended([62, 62], [0, 1]), pair)).toMatchObject({ kind: "won", headline: "A shared win!" });
});

it("is told by names to whoever watches, and by the band to whoever plays alone", () => {
  const strangers = pair.map((seat) => ({ ...seat, mine: false }));
  expect(endingOf(ended([70, 62], [0]), strangers)).toMatchObject({ kind: "feast", headline: "Ann wins!" });
  expect(endingOf(ended([62, 62], [0, 1]), strangers).headline).toBe("Ann and Biscuit share the win!");
  expect(endingOf(ended([70], [0]), pair.slice(0, 1))).toMatchObject({ kind: "alone", headline: "Rank 3 of 5" });
});

it.each([1, 2, 3, 4, 5, 6])("hangs %i portraits beside each other", (players) => {
  for (const [width, height] of [
    [390, 600],
    [360, 430],
    [860, 700],
    [560, 630],
  ] as const) {
    const discs = discsOf(width, height, players);
    expect(discs).toHaveLength(players);
    for (const [at, one] of discs.entries()) {
      expect(one.x - one.radius).toBeGreaterThanOrEqual(0);
      expect(one.x + one.radius).toBeLessThanOrEqual(width);
      for (const other of discs.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
      }
    }
    // Together, they are centered.
    const [left, right] = [Math.min(...discs.map(({ x, radius }) => x - radius)), Math.max(...discs.map(({ x, radius }) => x + radius))];
    expect(Math.abs(left - (width - right))).toBeLessThan(0.02 * width);
  }
});

it.each([2, 3])("lets the winner of %i stand clearly higher than the others, with room for words on every block", (players) => {
  for (const [width, height, top] of [
    [390, 600, 205],
    [360, 354, 170],
    [860, 700, 240],
  ] as const) {
    const upper = discsOf(width, height, players, top).map(({ y, radius }) => y + radius * 0.8);
    const [first = 0, ...others] = upper;
    for (const other of others) {
      expect(other - first).toBeGreaterThanOrEqual(24);
      expect(other).toBeLessThan(height - 3 * 14);
    }
    const shared = discsOf(width, height, players, top, players).map(({ y, radius }) => y + radius * 0.8);
    expect(Math.max(...shared) - Math.min(...shared)).toBeLessThan(1);
  }
});
