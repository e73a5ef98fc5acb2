import { describe, expect, it } from "vitest";
import { dealing, everyAction, view } from "../fixtures/spots";
import type { SpotsAction } from "../wire";
import { actionsForDie, placeOn, sortChoices, valueInHand, type Choices } from "./choices";

function reachable(choices: Choices): SpotsAction[] {
  const single = [choices.score, choices.keep, choices.more, choices.stop];
  return [
    ...choices.tricks.values(),
    ...choices.rerolls,
    ...choices.places,
    ...choices.buries,
    ...choices.discards,
    ...choices.others,
    ...single.filter((action) => action !== null),
  ];
}

const sorted = (actions: readonly SpotsAction[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

describe("sortChoices", () => {
  it("gives every kind of action exactly one place", () => {
    expect(sorted(reachable(sortChoices(everyAction, view.roll)))).toEqual(sorted(everyAction));
  });

  it("lists burying a die that is not in the tray, for no die leads there", () => {
    const choices = sortChoices([{ type: "bury_die", value: 5 }], [3]);
    expect(choices.buries).toEqual([]);
    expect(choices.others).toEqual([{ type: "bury_die", value: 5 }]);
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

describe("placeOn", () => {
  it("finds the action behind a space", () => {
    const choices = sortChoices(dealing, view.roll);
    expect(placeOn(choices, "Missy", 4)).toEqual({ type: "place_die", value: 4, dog: "Missy" });
    expect(placeOn(choices, "Bongo", 4)).toBeNull();
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
