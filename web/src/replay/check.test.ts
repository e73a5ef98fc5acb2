import { describe, expect, it } from "vitest";
import type { Kept } from "../lib/kept-dice";
import type { SpotsContent } from "../wire";
import { checkDice } from "./check";
import { promiseOf, source } from "./fair";
import type { GameLog, LoggedDraw } from "./log";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const KEPT: Kept = { commitment: promiseOf(SEED), given: [{ input: "00ff", seat: 0 }], begun: true };
const roll: LoggedDraw = {
  version: 2,
  type: "drawn",
  purpose: "dice/0",
  number: 0,
  outcome: { values: [1, 2, 2, 2, 4, 5, 6, 6, 6, 6] },
};
const card = (version: number, number: number, dog: string): LoggedDraw => ({
  version,
  type: "drawn",
  purpose: "deck",
  number,
  outcome: { dog },
});
const content = {
  dogs: Array.from({ length: 32 }, (_, card) => ({ name: `Dog ${card}` })),
  tricks: [],
} as unknown as SpotsContent;

function logOf(...events: LoggedDraw[]): GameLog {
  return {
    game: "spots",
    seats: ["Ann", "Ben", "Cho"].map((name) => ({ name, bot: null })),
    dice: { scheme: "pipyard-dice-1", commitment: promiseOf(SEED), inputs: ["00ff", "", ""], seed: SEED },
    events: [{ version: 1, type: "begun" }, ...events],
  };
}

describe("checking dice", () => {
  it("finds everything as the seed brings it, the second card among those that are left", () => {
    const verdict = checkDice(logOf(roll, card(3, 0, "Dog 0"), card(4, 1, "Dog 14")), content, KEPT);
    expect(verdict).toMatchObject({ state: "kept", rolls: 1, dice: 10, cards: 2, left: 0, wrong: [], added: [0] });
  });

  it("takes dice by colour as they were thrown", () => {
    const faces: [string, number][] = [["white", 4], ["yellow", 6], ["orange", 2], ["green", 6], ["blue", 1]];
    const verdict = checkDice(logOf({ ...roll, outcome: { faces } }), null, KEPT);
    expect(verdict).toMatchObject({ state: "kept", rolls: 1, dice: 5 });
  });

  it("names the event that was changed, and what it should be", () => {
    const verdict = checkDice(logOf({ ...roll, outcome: { values: [6, 6] } }), content, KEPT);
    expect(verdict).toMatchObject({ state: "broken", promised: true });
    expect(verdict.wrong).toEqual([
      { version: 2, purpose: "dice/0", number: 0, expected: "4 6", found: "6 6" },
    ]);
  });

  it("does not let a roll be passed over", () => {
    const verdict = checkDice(logOf({ ...roll, number: 1 }), content, KEPT);
    expect(verdict.wrong).toMatchObject([{ version: 2, expected: "dice/0 0", found: "dice/0 1" }]);
  });

  it("does not take a seed that is not the promised one", () => {
    const log = logOf(roll);
    const other = { ...log, dice: { ...log.dice!, seed: "ff".repeat(32) } };
    expect(checkDice(other, content, KEPT)).toMatchObject({ state: "broken", promised: false, rolls: 0, wrong: [] });
  });

  it("says when there is nothing to check yet, or ever", () => {
    const log = logOf(roll);
    expect(checkDice({ ...log, dice: { ...log.dice!, seed: null } }, content, KEPT).state).toBe("sealed");
    expect(checkDice({ ...log, dice: { ...log.dice!, scheme: "other" } }, content, KEPT).state).toBe("unknown");
    expect(checkDice({ ...log, dice: null }, content, null).state).toBe("none");
  });

  it("counts cards apart where it is not known what is printed", () => {
    expect(checkDice(logOf(roll, card(3, 0, "Dog 0")), null, KEPT)).toMatchObject({ state: "kept", cards: 0, left: 1 });
  });

  it("takes no word of a log for a promise that this browser has not seen", () => {
    const verdict = checkDice(logOf(roll), content, null);
    expect(verdict).toMatchObject({ state: "agrees", compared: { promise: "unseen", input: "none" } });
  });

  it("says no where the promise that was shown is gone, or the game not over", () => {
    const log = logOf(roll);
    const other = { ...KEPT, commitment: promiseOf("ff".repeat(32)) };
    expect(checkDice({ ...log, dice: null }, content, KEPT).state).toBe("broken");
    expect(checkDice({ ...log, dice: { ...log.dice!, seed: null } }, content, other).state).toBe("broken");
  });
});

describe("a dishonest server", () => {
  const TRIED = 3_000;
  const seeds = Array.from({ length: TRIED }, (_, tried) => tried.toString(16).padStart(64, "0"));
  const rolled = (seed: string, inputs: string[]): number[] => {
    const below = source(seed, inputs, { purpose: "dice/0", number: 0 });
    return [1, 2, 3].map(() => below(6) + 1).sort((a, b) => a - b);
  };

  /** A game as a dishonest server would record it: everything in it agrees with its own promise. */
  function written(seed: string, inputs: string[]): GameLog {
    const log = logOf({ ...roll, outcome: { values: rolled(seed, inputs) } });
    return { ...log, dice: { ...log.dice!, commitment: promiseOf(seed), inputs, seed } };
  }

  it("is found out when it tries seeds against what the player added", () => {
    const inputs = ["00ff", "", ""];
    const best = seeds.find((seed) => rolled(seed, inputs).join("") === "111")!;
    const log = written(best, inputs);
    expect(checkDice(log, content, null).state).toBe("agrees");
    const verdict = checkDice(log, content, KEPT);
    expect(verdict).toMatchObject({ state: "broken", promised: true, compared: { promise: "other", input: "same" } });
  });

  it("is found out when it keeps its promise and puts other randomness in the player's place", () => {
    const best = seeds.find((input) => rolled(SEED, [input, "", ""]).join("") === "111")!;
    const verdict = checkDice(written(SEED, [best, "", ""]), content, KEPT);
    expect(verdict).toMatchObject({ state: "broken", promised: true, compared: { promise: "same", input: "missing" } });
  });
});
