import { describe, expect, it } from "vitest";
import { actorIn, isWon, latestOf } from "../table/recap";
import type { LogEntry } from "../wire";
import { ended, logUpTo, markAfter, marksOf, nearest, toldAt, turnAt, turnBefore, turnEnds, turnsIn, versionIn, whenIn } from "./marks";

const log: LogEntry[] = [
  { version: 2, facts: [{ type: "dice_rolled", seat: 0, values: [6] }] },
  { version: 5, facts: [{ type: "busted", seat: 0, dice: 2 }, { type: "turn_started", seat: 1 }] },
  { version: 9, facts: [{ type: "dogs_scored", seat: 1, dogs: ["Momo"], fast: "no" }] },
  { version: 10, facts: [{ type: "game_won", seat: 1 }] },
];

describe("moments", () => {
  const marks = marksOf(log);

  it("are busts and scores, with whose they are", () => {
    expect(marks).toEqual([
      { version: 5, kind: "bust", seat: 0, total: null },
      { version: 9, kind: "score", seat: 1, total: 1 },
    ]);
  });

  it("are rounds, factors and bonus beetles of the other game; magnifiers and cloverleaves come too often", () => {
    const facts = [{ type: "round_started", round: 2 }];
    expect(marksOf([{ version: 4, facts }])).toEqual([{ version: 4, kind: "round", seat: null, total: 2 }]);
    const given = [{ type: "factor_assigned", seat: 0 }, { type: "magnifier_assigned", seat: 0 }, { type: "bonus_unlocked", seat: 0 }];
    expect(marksOf([{ version: 5, facts: given }])).toEqual([{ version: 5, kind: "factor", seat: 0, total: null }]);
  });

  it("tell how many dogs a player has scored by then", () => {
    const scored = (version: number, seat: number, ...dogs: string[]): LogEntry => ({ version, facts: [{ type: "dogs_scored", seat, dogs }] });
    const all = marksOf([scored(3, 0, "Momo"), scored(5, 1, "Bitsy", "Nutmeg"), scored(8, 0, "Raya", "Rupert", "Mayor")]);
    expect(all.map(({ seat, total }) => [seat, total])).toEqual([[0, 1], [1, 2], [0, 4]]);
  });

  it("are all there, however close they are, and so is the score that wins", () => {
    const scored = { type: "dogs_scored", seat: 1, dogs: ["Momo"] };
    const busted = { type: "busted", seat: 0, dice: 2 };
    const close = [1, 2, 3].map((version) => ({ version, facts: [busted] }));
    const all = marksOf([...close, { version: 4, facts: [scored] }, { version: 5, facts: [scored, { type: "game_won", seats: [1] }] }]);
    expect(all.map(({ version, kind }) => `${version} ${kind}`)).toEqual(["1 bust", "2 bust", "3 bust", "4 score", "5 score"]);
  });

  it("are met by a finger that is near", () => {
    expect([3, 4, 6, 8, 12].map((version) => nearest(marks, version, 1))).toEqual([3, 5, 5, 9, 12]);
    expect(nearest(marks, 7, 3)).toBe(5);
  });

  it("are found from any version", () => {
    expect(markAfter(marks, 0)?.version).toBe(5);
    expect(markAfter(marks, 5)?.version).toBe(9);
    expect(markAfter(marks, 9)).toBeNull();
  });
});

describe("turns", () => {
  const turn = (version: number, seat: number): LogEntry => ({ version, facts: [{ type: "turn_started", seat }] });
  const turns = turnsIn([turn(4, 1), turn(9, 0), turn(12, 1)], 12);

  it("begin with what is done first in them, if it has been done", () => {
    expect(turns).toEqual([
      { version: 5, seat: 1 },
      { version: 10, seat: 0 },
    ]);
  });

  it("reach to the position at which the next is told to begin", () => {
    expect([3, 4, 5, 9, 10, 12].map((version) => turnAt(turns, version))).toEqual([-1, -1, 0, 0, 1, 1]);
  });

  it("are gone back by to their beginning first", () => {
    expect(turnBefore(turns, 12)?.version).toBe(10);
    expect(turnBefore(turns, 10)?.version).toBe(5);
    expect(turnBefore(turns, 5)).toBeNull();
  });
});

it("ends turns where the next one or a round begins, but only after dice", () => {
  const at = (version: number, ...types: string[]): LogEntry => ({ version, facts: types.map((type) => ({ type, seat: 0 })) });
  const rounds = [at(2, "spots_placed", "turn_started"), at(3, "dice_rolled"), at(5, "spots_placed", "round_started"), at(6, "spots_placed", "turn_started"), at(7, "dice_rolled"), at(9, "game_won")];
  expect(turnEnds(rounds, 9)).toEqual([5, 9]);
  expect(turnEnds(rounds, null)).toEqual([5]);
});

it("tells what had happened at a version", () => {
  expect(toldAt(log, 1)).toEqual([]);
  expect(toldAt(log, 4)).toBe(log[0]?.facts);
  expect(toldAt(log, 5)).toBe(log[1]?.facts);
  expect(logUpTo(log, 8).map((entry) => entry.version)).toEqual([2, 5]);
  expect(logUpTo(log, 1)).toEqual([]);
});

it("tells who won with the score that won", () => {
  const won = { type: "game_won", seat: 1 };
  const scored = { type: "dogs_scored", seat: 1 };
  const end: LogEntry = { version: 11, facts: [{ type: "die_placed", seat: 1 }, scored, won] };
  expect(toldAt([...log, end], 11)).toEqual([won, scored]);
  expect(logUpTo([...log, end], 11).at(-1)?.facts).toEqual([won, scored]);
  expect([isWon(end.facts), isWon(log[0]?.facts ?? [])]).toEqual([true, false]);
});

it("ends every sentence", () => {
  expect(["Biscuit’s turn", "Bust!", "Kim rolled 6.", "Kim said “Hm…”"].map(ended)).toEqual([
    "Biscuit’s turn.",
    "Bust!",
    "Kim rolled 6.",
    "Kim said “Hm…”",
  ]);
});

it("reads the version from an address, and stays within the game", () => {
  expect(versionIn("?at=7", 10)).toBe(7);
  expect(versionIn("?at=0", 10)).toBe(0);
  expect(versionIn("?at=700", 10)).toBe(10);
  for (const search of ["", "?at=", "?at=-3", "?at=x"]) expect(versionIn(search, 10)).toBe(10);
});

it("shows whose doing a position is, and whose turn it is where nobody did anything", () => {
  expect(actorIn([{ type: "dice_rolled", seat: 1, values: [3] }], 0)).toBe(1);
  expect(actorIn([{ type: "busted", seat: 0 }, { type: "turn_started", seat: 1 }], 1)).toBe(0);
  expect(actorIn([{ type: "turn_started", seat: 1 }], 1)).toBe(1);
  expect(actorIn([{ type: "game_won", seats: [2] }], 1)).toBe(2);
  expect(actorIn([], 2)).toBe(2);
});

it("stays with who scored while the next dog is turned up and the next turn begins", () => {
  const scored: LogEntry = { version: 44, facts: [{ type: "dogs_scored", seat: 1, fast: "no" }, { type: "dog_drawn", seat: 1 }] };
  const next: LogEntry = { version: 45, facts: [{ type: "dog_turned_up", dog: "Momo" }, { type: "turn_started", seat: 0 }] };
  expect(actorIn(latestOf(logUpTo([scored, next], 45)), 0)).toBe(1);
});

it("tells the turn and the round in which something was done, even if it ended them", () => {
  const told: LogEntry[] = [
    { version: 2, facts: [{ type: "turn_started", seat: 0 }] },
    { version: 6, facts: [{ type: "spots_placed", seat: 0 }, { type: "round_started", round: 2 }, { type: "turn_started", seat: 1 }] },
    { version: 9, facts: [{ type: "turn_started", seat: 0 }] },
  ];
  expect([3, 6, 7, 10].map((version) => whenIn(told, version, 12))).toEqual([
    { turn: 1, turns: 3, round: 1 },
    { turn: 1, turns: 3, round: 1 },
    { turn: 2, turns: 3, round: 2 },
    { turn: 3, turns: 3, round: 2 },
  ]);
  expect(whenIn(log, 8, 10)).toEqual({ turn: 1, turns: 1, round: 0 });
});
