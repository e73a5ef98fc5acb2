import { describe, expect, it } from "vitest";
import { dealing, view } from "../fixtures/spots";
import type { SpotsAction, StepMessage } from "../wire";
import { sortChoices } from "./choices";
import { bustBy, fatesOf, isDoomed, isRash, keepsByItself, mayBust, planOf, whenKept, type Ground } from "./plan";

const dogs = view.players[0]?.dogs ?? [];
const ground = (roll: number[], buried: number): Ground => ({ roll, dogs, buried });
const buries = (...values: number[]): SpotsAction[] => values.map((value) => ({ type: "bury_die", value }));
const place = (value: number, dog: string): SpotsAction => ({ type: "place_die", value, dog });
const step = (message: string, at = 1): StepMessage => ({ message, args: {}, step: at });

describe("what a die would do", () => {
  it("tells of each die whether it fits, is buried, or busts", () => {
    const choices = sortChoices(dealing, [3, 4, 6]);
    expect(fatesOf(ground([3, 4, 6], 2), choices)).toEqual([
      { kind: "fits", dogs: ["Bongo", "Missy"] },
      { kind: "fits", dogs: ["Missy"] },
      { kind: "busts" },
    ]);
  });

  it("counts dice together: the second of a value may find no space, the third die may be one too many", () => {
    const choices = sortChoices(buries(2, 4), [4, 4, 2, 2]);
    expect(fatesOf(ground([2, 2, 4, 4], 0), choices).map(({ kind }) => kind)).toEqual(["buries", "buries", "fits", "busts"]);
  });

  it("tells of every value that could be kept what all its dice do", () => {
    const keeps: SpotsAction[] = [3, 5].map((value) => ({ type: "choose_value", value }));
    expect(fatesOf(ground([3, 3, 3, 5], 2), sortChoices(keeps, [3, 3, 3, 5]))).toEqual([
      ...Array.from({ length: 3 }, () => ({ kind: "splits", fitting: 2, spots: 3 })),
      { kind: "buries", spots: 5 },
    ]);
    const late = ground([3, 3, 3, 5], 6);
    expect(fatesOf(late, sortChoices(keeps, [3, 3, 3, 5])).every(({ kind }) => kind === "busts")).toBe(true);
  });

  it("says of a value that fits once that its other dice are buried", () => {
    const keeps: SpotsAction[] = [2, 4, 6].map((value) => ({ type: "choose_value", value }));
    expect(fatesOf(ground([4, 4, 2, 6, 6], 2), sortChoices(keeps, [4, 4, 2, 6, 6]))).toEqual([
      { kind: "splits", fitting: 1, spots: 4 },
      { kind: "splits", fitting: 1, spots: 4 },
      { kind: "buries", spots: 2 },
      { kind: "busts" },
      { kind: "busts" },
    ]);
  });

  it("counts only the dice that are tapped where some are to be kept", () => {
    const sets: SpotsAction[] = [{ type: "choose_dice", values: [2, 6] }, { type: "choose_dice", values: [4, 4] }] as SpotsAction[];
    const roll = [2, 6, 4, 4];
    const kinds = (tapped: number[]) => fatesOf(ground(roll, 1), sortChoices(sets, roll), new Set(tapped)).map(({ kind }) => kind);
    expect(kinds([])).toEqual(["buries", "buries", "fits", "fits"]);
    expect(kinds([0])).toEqual(["buries", "busts", "fits", "fits"]);
    expect(kinds([2])).toEqual(["buries", "buries", "fits", "buries"]);
  });

  it("knows when the next die is dangerous", () => {
    expect(mayBust(dogs, 0)).toBe(false);
    expect(mayBust(dogs, 2)).toBe(true);
  });
});

describe("what is put forward", () => {
  it("is placing, never the bust, where a die fits and the yard is full", () => {
    const legal = [place(4, "Missy"), ...buries(4)];
    const plan = planOf(sortChoices(legal, [4]), ground([4], 6), 4);
    expect(plan.best).toEqual([place(4, "Missy")]);
    expect(plan.bury).toEqual({ type: "bury_die", value: 4 });
  });

  it("is everything that is safe, in one go", () => {
    const legal = [place(4, "Missy"), ...buries(2, 4)];
    const plan = planOf(sortChoices(legal, [2, 4]), ground([2, 4], 5), null);
    expect(plan.best).toEqual([place(4, "Missy"), ...buries(2)]);
  });

  it("stops before a bust", () => {
    const legal = [place(4, "Missy"), ...buries(4, 6)];
    const plan = planOf(sortChoices(legal, [4, 6]), ground([4, 6], 5), null);
    expect(plan).toEqual({ best: [place(4, "Missy")], bury: null, bust: [] });
  });

  it("is nothing where every die left busts", () => {
    const plan = planOf(sortChoices(buries(5, 6), [5, 6]), ground([5, 6], 5), null);
    expect(plan).toEqual({ best: [], bury: null, bust: buries(5, 6) });
  });

  it("is the dog that lacks least where a die fits several", () => {
    const plan = planOf(sortChoices(dealing, [3]), ground([3], 0), 3);
    expect(plan.best).toEqual([place(3, "Bongo")]);
  });

  it("never busts, whatever the roll", () => {
    for (let buried = 0; buried <= 7; buried += 1)
      for (let a = 1; a <= 6; a += 1)
        for (let b = a; b <= 6; b += 1) {
          const roll = [a, b];
          const legal = roll.flatMap((value) => [
            ...dogs.filter((dog) => !dog.scored && dog.spaces.includes(value) && !dog.filled.includes(value)).map((dog) => place(value, dog.name)),
            ...buries(value),
          ]);
          for (const inHand of [null, a, b]) {
            const { best } = planOf(sortChoices(legal, roll), ground(roll, buried), inHand);
            const deep = best.reduce((sum, each) => sum + (each.type === "bury_die" ? each.value : 0), buried);
            expect(deep, `${roll.join()} on ${buried}`).toBeLessThanOrEqual(Math.max(7, buried));
          }
        }
  });
});

describe("a roll that could be rolled again", () => {
  const legal: SpotsAction[] = [{ type: "keep_roll" }, { type: "reroll", values: null }];

  it("lets a space be tapped at once, which keeps it", () => {
    const choices = whenKept(sortChoices(legal, [4, 6]), ground([4, 6], 0), [step("step-roll")], 1);
    expect(keepsByItself(choices)).toBe(true);
    expect(choices.places).toEqual([place(4, "Missy")]);
  });

  it("lets a value be chosen at once", () => {
    const choices = whenKept(sortChoices(legal, [4, 6, 6]), ground([4, 6, 6], 0), [step("step-roll"), step("keep-value")], 1);
    expect(choices.keeps).toEqual([{ type: "choose_value", value: 4 }, { type: "choose_value", value: 6 }]);
  });

  it("asks as before where it cannot be told what comes next", () => {
    const choices = whenKept(sortChoices(legal, [4, 6]), ground([4, 6], 0), [step("keep-dice")], 1);
    expect(keepsByItself(choices)).toBe(false);
    expect(choices.places).toEqual([]);
  });

  it("is doomed where what fits nowhere is too much", () => {
    const choices = whenKept(sortChoices(legal, [4, 6]), ground([4, 6], 5), [step("step-roll")], 1);
    expect(isDoomed(choices, ground([4, 6], 5))).toBe(true);
    expect(isRash({ type: "keep_roll" }, choices, ground([4, 6], 5))).toBe(true);
    expect(isDoomed(choices, ground([4, 6], 1))).toBe(false);
  });
});

describe("a bust is confirmed", () => {
  it("where the die could be placed", () => {
    const legal = [place(4, "Missy"), ...buries(4)];
    expect(isRash({ type: "bury_die", value: 4 }, sortChoices(legal, [4]), ground([4], 6))).toBe(true);
    expect(isRash({ type: "bury_die", value: 4 }, sortChoices(legal, [4]), ground([4], 1))).toBe(false);
  });

  it("not where nothing else can be done", () => {
    expect(isRash({ type: "bury_die", value: 6 }, sortChoices(buries(6), [6]), ground([6], 6))).toBe(false);
  });

  it("where another value would not bust", () => {
    const keeps: SpotsAction[] = [2, 4].map((value) => ({ type: "choose_value", value }));
    expect(isRash({ type: "choose_value", value: 2 }, sortChoices(keeps, [2, 4]), ground([2, 4], 6))).toBe(true);
    expect(isRash({ type: "choose_value", value: 4 }, sortChoices(keeps, [2, 4]), ground([2, 4], 6))).toBe(false);
  });
});

describe("a roll that busts and is kept all the same", () => {
  it("is got over with: what fits is placed, the rest is buried", () => {
    const keep: SpotsAction = { type: "keep_roll" };
    const choices = sortChoices([place(3, "Bongo"), ...buries(3, 6)], [3, 6]);
    expect(bustBy(keep, choices, ground([3, 6], 5))).toEqual([keep, place(3, "Bongo"), ...buries(6)]);
  });
});
