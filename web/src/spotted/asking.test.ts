import { expect, it } from "vitest";
import type { SpottedAction } from "../wire";
import { saidOf } from "./asking";
import { sortChoices } from "./choices";
import type { Sheet } from "./types";

const sheetWith = (dice: unknown[], writing = "use"): Sheet => ({ dice, writing }) as unknown as Sheet;
const about = (sheet: Sheet, legal: SpottedAction[], die: string | null) => ({
  sheet,
  choices: sortChoices(legal),
  die,
  narrowed: false,
  ranked: false,
  guided: false,
});
const clover = { type: "use_clover", colour: "white" } as SpottedAction;
const gift = { type: "place_spots", colour: "white", groups: [2] } as SpottedAction;

it("does not ask for spots or steps of a die that shows a cloverleaf", () => {
  const sheet = sheetWith([["white", 6]]);
  expect(saidOf(about(sheet, [clover], "white")).prompt).toBe("Use your cloverleaf");
  expect(saidOf(about(sheet, [clover], null)).prompt).toBe("Use your cloverleaf");
  expect(saidOf(about(sheetWith([["white", 6], ["blue", 2]]), [clover], null)).prompt).toBeNull();
});

it("calls the best first only where some choice is better", () => {
  const equal = about(sheetWith([], "bonus"), [gift], null);
  expect(saidOf(equal).line).toBe("");
  expect(saidOf({ ...equal, ranked: true }).line).toBe("Most points first.");
});
