import { describe, expect, it } from "vitest";
import { view } from "../fixtures/spotted";
import type { Fact } from "../wire";
import { diceOf, doingOf, isLastTurn, takenIn } from "./progress";

const log = (...facts: Fact[]) => facts.map((fact, version) => ({ version, facts: [fact] }));
const roll: Fact = { type: "dice_rolled", seat: 1, faces: [["white", 3], ["pink", 6], ["blue", 2], ["green", 5]] };
const pick = (seat: number, colour: string): Fact => ({ type: "die_picked", seat, colour });

describe("diceOf", () => {
  it("tells the dice of the turn and what became of each", () => {
    const facts = log(
      pick(0, "orange"),
      { type: "walk_started", seat: 0, colour: "orange", steps: 2 },
      roll,
      pick(0, "white"),
      pick(0, "pink"),
      pick(1, "blue"),
      pick(0, "green"),
      { type: "walk_started", seat: 0, colour: "white", steps: 3 },
      { type: "clover_used", seat: 0, colour: "pink" },
    );
    const dice = diceOf({ seat: 0, dice: [["green", 5]] }, facts);
    expect(dice.map(({ colour, face, use }) => [colour, face, use])).toEqual([
      ["white", 3, "steps"],
      ["pink", 6, "clover"],
      ["green", 5, "no"],
    ]);
    expect(diceOf({ seat: 1, dice: [] }, facts)).toEqual([{ colour: "blue", face: 2, use: "spots" }]);
  });

  it("tells the dice of several rolls, for somebody who plays alone", () => {
    const again: Fact = { type: "dice_rolled", seat: 1, faces: [["white", 1]] };
    const dice = takenIn([roll, pick(1, "white"), pick(1, "pink"), { type: "walk_started", seat: 1, colour: "white", steps: 3 }, again, pick(1, "white")], 1);
    expect(dice.map(({ colour, face, use }) => [colour, face, use])).toEqual([
      ["white", 3, "steps"],
      ["pink", 6, "clover"],
      ["white", 1, "spots"],
    ]);
  });

  it("knows what a die showed after a re-roll, and spots of a bonus from those of a die", () => {
    const facts = log(
      roll,
      { type: "dice_rerolled", seat: 1, colours: ["white"] },
      { type: "dice_rolled", seat: 1, faces: [["white", 5]] },
      pick(0, "white"),
      pick(0, "blue"),
      { type: "spots_placed", seat: 0, colour: "white", groups: [1, 0, 0, 0, 0] },
      { type: "die_given_up", seat: 0, colour: "blue" },
    );
    const dice = diceOf({ seat: 0, dice: [["white", 5]] }, facts);
    expect(dice).toEqual([
      { colour: "white", face: 5, use: "no" },
      { colour: "blue", face: 2, use: "lost" },
    ]);
  });

  it("has no dice before the first pick after a roll", () => {
    expect(diceOf({ seat: 0, dice: [] }, log(roll, pick(0, "white"), roll))).toEqual([]);
    expect(diceOf({ seat: 0, dice: [] }, log(roll, pick(0, "white"), { type: "round_started", round: 2 }))).toEqual([]);
    expect(diceOf({ seat: 0, dice: [] }, [])).toEqual([]);
  });
});

describe("doingOf", () => {
  it("tells who still writes, and what", () => {
    const writing = { ...view, acting: [1] };
    expect(doingOf({ seat: 0, writing: "idle" }, writing)).toBe("progress-done");
    expect(doingOf({ seat: 1, writing: "walk" }, writing)).toBe("progress-walk");
  });

  it("tells who takes a die and whose turn it is", () => {
    const picking = { ...view, phase: "pick", acting: [1], active: 0 };
    expect(doingOf({ seat: 0, writing: "idle" }, picking)).toBe("progress-active");
    expect(doingOf({ seat: 1, writing: "idle" }, picking)).toBe("progress-picks");
    expect(doingOf({ seat: 1, writing: "idle" }, { ...picking, acting: [0] })).toBeNull();
  });

  it("has nothing to say after the end", () => {
    expect(doingOf({ seat: 0, writing: "idle" }, { ...view, winners: [0] })).toBeNull();
  });
});

describe("isLastTurn", () => {
  const round: Fact = { type: "round_started", round: 5 };
  const last = { ...view, round: 5, active: 1 };
  const [own] = view.sheets;

  it("is the last player's turn of the last round, once dice were taken", () => {
    expect(isLastTurn(last, log(round, roll, pick(1, "blue")))).toBe(true);
    expect(isLastTurn(last, log(roll, pick(1, "blue"), round))).toBe(false);
    expect(isLastTurn({ ...last, active: 0 }, log(round, roll, pick(0, "blue")))).toBe(false);
    expect(isLastTurn({ ...last, round: 4 }, log(round, roll, pick(1, "blue")))).toBe(false);
  });

  it("is alone the second roll of the last round", () => {
    const alone = { ...view, round: 5, sheets: own ? [own] : [] };
    const three = ["blue", "pink", "white"].map((colour) => pick(0, colour));
    expect(isLastTurn(alone, log(round, roll, ...three))).toBe(false);
    expect(isLastTurn(alone, log(round, roll, ...three, roll, pick(0, "green"), pick(0, "blue")))).toBe(true);
  });
});
