import { describe, expect, it } from "vitest";
import { everyAction } from "../fixtures/spotted";
import type { SpottedAction } from "../wire";
import { canUse, gainsOf, placeOf, rerollOf, sortChoices, usesOf, type Choices } from "./choices";

function reachable(choices: Choices): SpottedAction[] {
  return Object.values(choices)
    .flatMap((place) => (place instanceof Map ? [...place.values()].flat() : place))
    .filter((action) => action !== null);
}

const sorted = (actions: readonly SpottedAction[]): string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

describe("sortChoices", () => {
  it("gives every kind of action exactly one place", () => {
    expect(sorted(reachable(sortChoices(everyAction)))).toEqual(sorted(everyAction));
  });
});

describe("rerollOf", () => {
  it("finds the re-roll of exactly the tapped dice", () => {
    const choices = sortChoices(everyAction);
    expect(rerollOf(choices, new Set(["pink", "white"]))).toEqual(everyAction[1]);
    expect(rerollOf(choices, new Set(["pink"]))).toBeNull();
    expect(rerollOf(choices, new Set())).toBeNull();
  });
});

describe("usesOf", () => {
  it("lists what a die can be besides spots", () => {
    const choices = sortChoices(everyAction);
    const kinds = (colour: string) => usesOf(choices, colour).map((action) => action.type);
    expect(kinds("white")).toEqual(["walk_meadow"]);
    expect(kinds("pink")).toEqual(["use_clover"]);
    expect(kinds("blue")).toEqual(["give_up_die"]);
    expect(kinds("green")).toEqual([]);
  });
});

describe("canUse", () => {
  it("is false while no die may be used, though some may be in hand", () => {
    const can = (...types: SpottedAction["type"][]) =>
      canUse(sortChoices(everyAction.filter((action) => types.includes(action.type))));
    expect(can()).toBe(false);
    expect(can("pick_die", "cross_field")).toBe(false);
    for (const use of ["place_spots", "walk_meadow", "use_clover", "give_up_die"] as const) expect(can(use)).toBe(true);
  });
});

describe("placeOf", () => {
  it("shows the part of the sheet that is asked for", () => {
    const place = (...types: SpottedAction["type"][]) =>
      placeOf(sortChoices(everyAction.filter((action) => types.includes(action.type))));
    expect(place("cross_field")).toBe("meadow");
    expect(place("take_magnifier")).toBe("meadow");
    expect(place("place_spots", "walk_meadow")).toBe("beetles");
    expect(place("assign_factor")).toBe("beetles");
    expect(place("pick_die")).toBeNull();
  });
});

describe("gainsOf", () => {
  it("tells what each action would bring, and for none of them where nothing is foreseen", () => {
    const [keep, reroll] = everyAction;
    const legal = everyAction.slice(0, 2);
    const gains = gainsOf(legal, { points: [0, 3], bonuses: [1, 0], magnifiers: [0, 1], ends: [false, true] });
    expect([...gains]).toEqual([
      [keep, { points: 0, bonuses: 1, magnifiers: 0, ends: false }],
      [reroll, { points: 3, bonuses: 0, magnifiers: 1, ends: true }],
    ]);
    expect([...gainsOf(legal, undefined)]).toEqual([]);
  });
});
