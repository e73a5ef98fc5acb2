import { expect, it } from "vitest";
import { view as base } from "../fixtures/spotted";
import { seats as pair } from "../fixtures/spots";
import type { Sheet } from "./types";
import type { SpottedView } from "../wire";
import { discsOf, namesIn, pinsSheet, SHEET, walkersIn } from "../end/layout";
import { bestRows, endingOf } from "./ending";

const [sheet] = base.sheets as [Sheet, ...Sheet[]];
const ended = (scores: number[], winners: number[]): SpottedView => ({
  ...base,
  sheets: scores.map((score, seat) => ({ ...sheet, seat, score, band: 3 })),
  winners,
});

it("says who won, and by how much", () => {
  expect(endingOf(ended([70, 62], [0]), pair)).toEqual({ kind: "won", headline: "You win!", subtitle: "8 points ahead of Biscuit", consolation: "" });
  expect(endingOf(ended([62, 70], [1]), pair)).toMatchObject({ kind: "lost", headline: "Biscuit wins!", subtitle: "8 points short. Again?" });
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

it("tells a loser what they did best of all, and only that", () => {
  const base = ended([50, 70, 60], [1]);
  const familied = (own: number[], at: number): Sheet => ({
    ...(base.sheets[at] as Sheet),
    families: sheet.families.map((family, place) => ({ ...family, score: own[place] ?? 0 })),
    sources: { extra: at === 0 ? 4 : 2, circled: 3, track: 0, rerolls: 0 },
  });
  const view = { ...base, sheets: [familied([9, 6, 0, 2], 0), familied([3, 6, 5, 1], 1), familied([8, 2, 5, 1], 2)] };
  const colours = sheet.families.map(({ colour }) => colour);
  expect(bestRows(view, view.sheets[0] as Sheet).map(({ row, points }) => [row.id, points])).toEqual([
    ["extra", 4],
    [colours[0], 9],
    [colours[3], 2],
  ]);
  expect(bestRows(ended([62, 70], [1]), ended([62, 70], [1]).sheets[0] as Sheet)).toEqual([]);
  expect(endingOf(ended([62, 70], [1]), pair).consolation).not.toBe("");
});

it.each([1, 2, 3])("pins the winner's sheet of %i below the crown and above the beetles, beside the other blocks", (players) => {
  for (const [width, height, top] of [
    [860, 840, 270],
    [800, 704, 230],
  ] as const) {
    expect(pinsSheet(width, height, players, top)).toBe(true);
    const [first, ...others] = discsOf(width, height, players, top, 1, true);
    if (!first) throw new Error("nobody won");
    expect(first.y - 1.6 * first.radius).toBeGreaterThanOrEqual(top - 1);
    expect(first.y + first.radius + 3 * namesIn(height) + SHEET.height).toBeLessThanOrEqual(height - walkersIn(width, height));
    for (const other of others) expect(Math.abs(other.x - first.x)).toBeGreaterThan(SHEET.width / 2 + 85);
  }
  expect(pinsSheet(390, 600, players, 200)).toBe(false);
  expect(pinsSheet(860, 560, players, 240)).toBe(false);
});
