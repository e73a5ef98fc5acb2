import { expect, it } from "vitest";
import { content } from "../fixtures/spots";
import { pictogram } from "./pictogram";

const signs = (trick: string): string[] => {
  const steps = content.tricks.find((each) => each.name === trick)?.steps ?? [];
  return pictogram(steps).map(
    (glyph) => `${glyph.count ?? "n"} ${glyph.sign}${glyph.may ? "?" : ""}${glyph.repeat ? "*" : ""}`,
  );
};

it("draws the steps of a trick in order", () => {
  expect(signs("Howl")).toEqual(["1 dog", "1 die"]);
  expect(signs("Run")).toEqual(["3 die", "1 die?*"]);
  expect(signs("Fetch")).toEqual(["8 die", "n pick"]);
  expect(signs("Beg")).toEqual(["1 bone", "n bone", "n paw"]);
});

it("leaves out what has no drawing", () => {
  expect(pictogram([{ message: "reroll-any", args: {}, step: 1 }])).toEqual([]);
});
