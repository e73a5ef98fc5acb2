import { describe, expect, it } from "vitest";
import { view } from "../fixtures/spotted";
import type { Fact } from "../wire";
import { writtenIn } from "./written";

const ROLLED: Fact[] = [
  { type: "dice_rolled", seat: 1, faces: [["blue", 3], ["green", 6]] },
  { type: "die_picked", seat: 1, colour: "blue" },
];
const told = (facts: Fact[], before: Fact[] = ROLLED) => writtenIn(facts, 0, view, [{ version: 1, facts: before }]);

describe("what somebody else wrote", () => {
  it("is a row with its new spots, the die they came of, and the leaf they brought", () => {
    const wrote = told([
      { type: "spots_placed", seat: 1, colour: "blue", groups: [0, 1, 2, 0, 0] },
      { type: "row_completed", seat: 1, colour: "blue" },
      { type: "bonus_unlocked", seat: 1, bonus: "2x", place: 2 },
    ]);
    expect(wrote).toMatchObject({ seat: 1, added: [0, 1, 2, 0, 0], gift: false, bonuses: ["2x"] });
    expect(wrote?.die).toMatchObject({ colour: "blue", face: 3 });
    expect(wrote?.family?.colour).toBe("blue");
  });

  it("is a gift where no die was used", () => {
    expect(told([{ type: "spots_placed", seat: 1, colour: "pink", groups: [1, 0, 0, 0, 0] }])).toMatchObject({ die: null, gift: true });
  });

  it("is a walk, and what lies on its way, not each step", () => {
    expect(told([{ type: "walk_started", seat: 1, colour: "blue", steps: 3 }])).toMatchObject({ steps: 3, die: { face: 3 } });
    expect(told([{ type: "field_crossed", seat: 1, field: "a2", kind: "step" }])).toBeNull();
    expect(told([{ type: "field_crossed", seat: 1, field: "a2", kind: "odd" }])).toMatchObject({ magnifier: "odd" });
  });

  it("is nothing of the reader's own, and nothing that is only rolled or taken", () => {
    expect(told([{ type: "spots_placed", seat: 0, colour: "blue", groups: [1, 0, 0, 0, 0] }])).toBeNull();
    expect(told(ROLLED)).toBeNull();
  });
});
