import { describe, expect, it } from "vitest";
import { view } from "../fixtures/spots";
import type { SpotsAction } from "../wire";
import { sortChoices } from "./choices";
import { dealsAll, fitting, homeless, hopeless, nextOf } from "./fitting";

const place = (value: number, dog: string) => ({ type: "place_die", value, dog }) as const;
const bury = (value: number) => ({ type: "bury_die", value }) as const;
const fits = (roll: number[], ...legal: SpotsAction[]) => fitting(sortChoices(legal, roll), roll);

describe("fitting", () => {
  it("is every die that has one place to go to", () => {
    expect(fits([3, 4, 6], place(3, "Bongo"), place(4, "Missy"), bury(3), bury(4), bury(6))).toEqual([
      place(3, "Bongo"),
      place(4, "Missy"),
    ]);
  });

  it("leaves a die alone that has a choice", () => {
    expect(fits([3, 4], place(3, "Bongo"), place(3, "Missy"), place(4, "Missy"))).toEqual([place(4, "Missy")]);
    expect(fits([3], place(3, "Bongo"), { type: "discard_die", value: 3 })).toEqual([]);
  });

  it("fills all spaces of a value that has as many dice", () => {
    expect(fits([3, 3], place(3, "Bongo"), place(3, "Missy"))).toHaveLength(2);
    expect(fits([3, 3], place(3, "Bongo"))).toEqual([place(3, "Bongo")]);
  });
});

describe("hopeless", () => {
  const buries = (roll: number[], ...legal: SpotsAction[]) => hopeless(sortChoices(legal, roll), roll);

  it("is the whole roll where no die has another way", () => {
    expect(buries([1, 1, 5], bury(1), bury(5))).toEqual([bury(1), bury(1), bury(5)]);
  });

  it("is nothing while a die may be placed or discarded", () => {
    expect(buries([3, 5], place(3, "Bongo"), bury(3), bury(5))).toEqual([]);
    expect(buries([3, 5], bury(3), bury(5), { type: "discard_die", value: 3 })).toEqual([]);
  });
});

describe("homeless", () => {
  it("is what finds no empty space, each space taken once", () => {
    const dogs = view.players[0]?.dogs ?? [];
    expect(homeless(dogs, [3, 3, 3, 4, 6])).toEqual([3, 6]);
    expect(homeless(dogs, [3, 4])).toEqual([]);
  });
});

describe("dealsAll", () => {
  const clause = (message: string, step: number) => ({ message, args: {}, step });

  it("is false for a step that picks dice out of the roll", () => {
    const fetch = [clause("step-roll", 1), clause("keep-value", 1), clause("step-roll", 2)];
    expect(dealsAll(fetch, 1)).toBe(false);
    expect(dealsAll(fetch, 2)).toBe(true);
    expect(dealsAll([clause("step-roll", 1), clause("discard-below-buried", 1)], 1)).toBe(false);
  });
});

describe("nextOf", () => {
  it("goes on as long as what was wanted is legal", () => {
    const choices = sortChoices([place(3, "Bongo")], [3, 4]);
    expect(nextOf([place(3, "Bongo"), place(4, "Missy")], choices)).toEqual(place(3, "Bongo"));
    expect(nextOf([place(4, "Missy")], choices)).toBeNull();
    expect(nextOf([], choices)).toBeNull();
    expect(nextOf([bury(4)], sortChoices([bury(4)], [4]))).toEqual(bury(4));
    expect(nextOf([bury(4)], choices)).toBeNull();
  });
});
