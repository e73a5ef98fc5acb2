import { describe, expect, it } from "vitest";
import { dealing, everyAction, view } from "../fixtures/spots";
import type { SpotsAction } from "../wire";
import {
  actionsForDie,
  diceSets,
  mayTap,
  setOf,
  sortChoices,
  useOfSpace,
  valueInHand,
  type Choices,
} from "./choices";

function reachable(choices: Choices): SpotsAction[] {
  const { tricks, ...rest } = choices;
  return [...tricks.values(), ...Object.values(rest).flat()].filter((action) => action !== null);
}

const sorted = (actions: readonly SpotsAction[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

describe("sortChoices", () => {
  it("gives every kind of action exactly one place", () => {
    expect(sorted(reachable(sortChoices(everyAction, view.roll)))).toEqual(sorted(everyAction));
  });

  it("leaves nothing to a list of buttons but a die that is not in the tray", () => {
    expect(sortChoices(everyAction, view.roll).others).toEqual([{ type: "bury_die", value: 5 }]);
  });
});

describe("actionsForDie", () => {
  it("finds all that a die may do", () => {
    const choices = sortChoices(dealing, view.roll);
    expect(actionsForDie(choices, 3)).toHaveLength(3);
    expect(actionsForDie(choices, 6)).toEqual([{ type: "bury_die", value: 6 }]);
    expect(actionsForDie(choices, 1)).toEqual([]);
  });

  it("lets a die stand for the choice of its value", () => {
    const choices = sortChoices([{ type: "choose_value", value: 4 }], [4, 4, 6]);
    expect(actionsForDie(choices, 4)).toEqual([{ type: "choose_value", value: 4 }]);
    expect(actionsForDie(choices, 6)).toEqual([]);
  });
});

describe("useOfSpace", () => {
  it("finds the action behind a space", () => {
    const choices = sortChoices(dealing, view.roll);
    const place: SpotsAction = { type: "place_die", value: 4, dog: "Missy" };
    expect(useOfSpace(choices, null, "Missy", 4)).toEqual({ kind: "place", action: place });
    expect(useOfSpace(choices, null, "Bongo", 4)).toBeNull();
  });

  it("takes up a die, then shows where it may land", () => {
    const move: SpotsAction = { type: "move_die", dog: "Bongo", value: 1, to_dog: "Missy", to_value: 4 };
    const choices = sortChoices([move], []);
    expect(useOfSpace(choices, null, "Bongo", 1)).toEqual({ kind: "lift", lifted: false });
    expect(useOfSpace(choices, null, "Missy", 4)).toBeNull();
    const lifted = { dog: "Bongo", value: 1 };
    expect(useOfSpace(choices, lifted, "Bongo", 1)).toEqual({ kind: "lift", lifted: true });
    expect(useOfSpace(choices, lifted, "Missy", 4)).toEqual({ kind: "land", action: move });
  });

  it("takes an own die along", () => {
    const take: SpotsAction = { type: "take_die", dog: "Bongo", value: 1 };
    const choices = sortChoices([take], []);
    expect(useOfSpace(choices, null, "Bongo", 1)).toEqual({ kind: "take", action: take });
  });
});

describe("valueInHand", () => {
  it("is the chosen die's, or the one value there is", () => {
    expect(valueInHand([3, 4, 6], 1)).toBe(4);
    expect(valueInHand([3, 4, 6], null)).toBeNull();
    expect(valueInHand([5, 5], null)).toBe(5);
    expect(valueInHand([], null)).toBeNull();
    expect(valueInHand([2, 3], 7)).toBeNull();
  });
});

describe("tapping dice together", () => {
  const roll = [6, 2, 2, 3, 5];
  const sets = [{ values: [2, 6] }, { values: [3, 5] }];

  it("lets only those dice be tapped that can still become a set", () => {
    const may = (tapped: number[]) =>
      roll.map((_, index) => mayTap(sets, roll, new Set(tapped), index));
    expect(may([])).toEqual([true, true, true, true, true]);
    expect(may([1])).toEqual([true, true, false, false, false]);
    expect(may([0, 2])).toEqual([true, false, true, false, false]);
  });

  it("knows a set when it is whole", () => {
    expect(setOf(sets, roll, new Set([0]))).toBeNull();
    expect(setOf(sets, roll, new Set([2, 0]))).toEqual({ values: [2, 6] });
  });

  it("is for keeping dice or for rerolling some", () => {
    const some: SpotsAction = { type: "reroll", values: [2] };
    expect(diceSets(sortChoices([some], roll))).toEqual([some]);
    const keep: SpotsAction = { type: "choose_dice", values: [2, 6] };
    expect(diceSets(sortChoices([keep], roll))).toEqual([keep]);
    expect(diceSets(sortChoices(dealing, roll))).toEqual([]);
  });
});
