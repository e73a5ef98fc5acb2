import { describe, expect, it } from "vitest";
import { isEvenKnown, judgedAt, judgedMarks, mistakesOf, shownAmount, turningPoint, worthCourses } from "./drawing";
import type { Books, Decision, Label, Review } from "./review";

const NO_CHANGES: Books = { start: 0.5, choices: 0, othersChoices: 0, luck: 0, othersLuck: 0, others: 0, unexplained: 0, end: 0.5 };

function decided(version: number, seat: number, loss: number, label: Label | null): Decision {
  return { version, seat, played: { number: 1, worth: 0.5 - loss }, best: { number: 2, worth: 0.5 }, loss, label, atStake: true, reasons: [] };
}

function player(seat: number, end: number): Review["players"][number] {
  return { seat, decisions: 2, lost: 0, accuracy: 1, performance: 1900, result: end, books: { ...NO_CHANGES, end }, withEvenDice: 0.5 };
}

const review: Review = {
  unit: "win",
  finished: true,
  players: [player(0, 1), player(1, 0)],
  decisions: [decided(5, 0, 0.01, null), decided(6, 1, 0.03, "slip"), decided(8, 0, 0.07, "mistake")],
  chances: [
    { version: 4, seat: 0, luck: 0.05 },
    { version: 7, seat: 1, luck: -0.2 },
  ],
  course: [
    { version: 4, worth: [0.55, 0.45] },
    { version: 7, worth: [0.75, 0.25] },
  ],
};

it("draws what the game was worth at each version, as it was until something changed, and what came of it", () => {
  expect(worthCourses(review, 3, 9).map(({ values }) => values.map(Math.round))).toEqual([
    [50, 55, 55, 55, 75, 75, 100],
    [50, 45, 45, 45, 25, 25, 0],
  ]);
});

it("shows games in 100, or points", () => {
  expect([shownAmount(0.074, "win"), shownAmount(2.6, "points")]).toEqual([7, 3]);
});

describe("marks", () => {
  it("are choices that lost something, and dice that decided something", () => {
    expect(judgedMarks(review, []).map(({ version, kind, seat }) => [version, kind, seat])).toEqual([
      [6, "slip", 1],
      [7, "unlucky", 1],
      [8, "mistake", 0],
    ]);
    expect(judgedMarks(review, [1]).map(({ kind }) => kind)).toEqual(["slip", "unlucky"]);
  });

  it("are the largest, where there would be too many", () => {
    const many = Array.from({ length: 12 }, (_, at) => decided(10 + at, 0, 0.06 + at / 100, "mistake"));
    expect(judgedMarks({ ...review, decisions: many, chances: [] }, []).map(({ version }) => version)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21]);
  });

  it("are explained where they are, and nowhere else", () => {
    expect(judgedAt(review, 8).decision?.loss).toBe(0.07);
    expect(judgedAt(review, 7)).toEqual({ decision: null, dice: { version: 7, seat: 1, luck: -0.2 } });
    expect(judgedAt(review, 5)).toEqual({ decision: null, dice: null });
  });
});

it("goes through one's own mistakes, or everybody's, slips too", () => {
  const more: Review = { ...review, decisions: [...review.decisions, decided(9, 1, 0.2, "blunder")] };
  expect(mistakesOf(more, [0]).map(({ version }) => version)).toEqual([8]);
  expect(mistakesOf(more, []).map(({ version }) => version)).toEqual([6, 8, 9]);
});

it("tells no chance to win that cannot be", () => {
  const reviewed = (withEvenDice: number) => ({ unit: "win" as const, players: [{ ...player(0, 0.5), withEvenDice }] });
  expect([0, 0.4, 1].every((chance) => isEvenKnown(reviewed(chance)))).toBe(true);
  expect([-0.1, 1.2].some((chance) => isEvenKnown(reviewed(chance)))).toBe(false);
  expect(isEvenKnown({ ...reviewed(40), unit: "points" })).toBe(true);
  expect(isEvenKnown({ ...reviewed(-22), unit: "points" })).toBe(false);
});

it("tells no result with even dice if more is unexplained than dice explain", () => {
  const reviewed = (unexplained: number) => ({ unit: "points" as const, players: [{ ...player(0, 58), books: { ...NO_CHANGES, luck: 8, unexplained } }] });
  expect(isEvenKnown(reviewed(-7))).toBe(true);
  expect(isEvenKnown(reviewed(13))).toBe(false);
});

describe("where a game swung most", () => {
  const swung = (decisions: Decision[], chances: Review["chances"]): number | null => turningPoint({ ...review, decisions, chances });
  const end = { version: 20, seat: 0, luck: 0.6 };

  it("is where the winner's chances rose most, by dice or by a choice of the other's", () => {
    expect(turningPoint({ ...review, chances: [...review.chances, end] })).toBe(7);
    expect(swung([decided(9, 1, 0.3, "blunder")], [...review.chances, end])).toBe(9);
    expect(swung([], [])).toBeNull();
  });

  it("is nothing that helped the one who lost", () => {
    const against = [{ version: 7, seat: 0, luck: -0.3 }, { version: 11, seat: 1, luck: 0.25 }, { version: 13, seat: 0, luck: 0.1 }, end];
    expect(swung([decided(8, 0, 0.4, "blunder")], against)).toBe(13);
  });

  it("is a choice rather than dice of a similar size", () => {
    const dice = [{ version: 7, seat: 1, luck: -0.3 }, end];
    expect(swung([decided(9, 1, 0.2, "blunder")], dice)).toBe(9);
    expect(swung([decided(9, 1, 0.19, "blunder")], dice)).toBe(7);
  });

  it("is the last roll only if nothing else swung", () => {
    expect(swung([decided(9, 1, 0.03, "slip")], [{ version: 4, seat: 1, luck: 0.2 }, end])).toBe(9);
    expect(swung([decided(9, 1, 0.001, null)], [end])).toBe(20);
  });

  it("counts what the same dice brought both players of a game for points", () => {
    const points: Review = { ...review, unit: "points", players: [player(0, 60), player(1, 82)], decisions: [] };
    const chances = [
      // Good for both: 1 point towards the winner. Bad for both: 4 points. Bad for the winner.
      { version: 4, seat: 0, luck: 8 },
      { version: 4, seat: 1, luck: 9 },
      { version: 7, seat: 0, luck: -5 },
      { version: 7, seat: 1, luck: -1 },
      { version: 9, seat: 0, luck: 0 },
      { version: 9, seat: 1, luck: -9 },
      { version: 20, seat: 0, luck: -5 },
    ];
    expect(turningPoint({ ...points, chances })).toBe(7);
    expect(judgedAt({ ...points, chances }, 7).dice).toEqual({ version: 7, seat: 0, luck: -5 });
  });

  it("is against a player alone who lost to d0g, and the largest of a game that nobody won", () => {
    const solo: Review = { ...review, players: [player(0, 0)], decisions: [], chances: [{ version: 4, seat: 0, luck: 0.3 }, { version: 7, seat: 0, luck: -0.2 }, end] };
    expect(turningPoint(solo)).toBe(7);
    const tied: Review = { ...review, unit: "points", players: [player(0, 60), player(1, 60)], decisions: [], chances: [{ version: 4, seat: 0, luck: 6 }, { version: 7, seat: 1, luck: -8 }, end] };
    expect(turningPoint(tied)).toBe(7);
  });
});
