import { describe, expect, it } from "vitest";
import type { SpotsAction } from "../wire";
import { sortChoices } from "./choices";
import { fitting, nextOf } from "./fitting";

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

describe("nextOf", () => {
  it("goes on as long as what was wanted is legal", () => {
    const choices = sortChoices([place(3, "Bongo")], [3, 4]);
    expect(nextOf([place(3, "Bongo"), place(4, "Missy")], choices)).toEqual(place(3, "Bongo"));
    expect(nextOf([place(4, "Missy")], choices)).toBeNull();
    expect(nextOf([], choices)).toBeNull();
  });
});
