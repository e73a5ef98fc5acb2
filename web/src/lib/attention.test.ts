import { expect, it } from "vitest";
import { iconFor, worthANote, type Occasion } from "./attention";

const asked: Occasion = { waiting: "table 7", told: null, hidden: true, permission: "granted" };

it("shows a note to somebody who is asked, looks elsewhere and allowed it", () => {
  expect(worthANote(asked)).toBe(true);
});

it("stays quiet otherwise", () => {
  expect(worthANote({ ...asked, waiting: null })).toBe(false);
  expect(worthANote({ ...asked, told: "table 7" })).toBe(false);
  expect(worthANote({ ...asked, hidden: false })).toBe(false);
  for (const permission of ["default", "denied", "missing"] as const) {
    expect(worthANote({ ...asked, permission })).toBe(false);
  }
});

it("has an icon of its own for a turn", () => {
  expect(iconFor(true)).not.toBe(iconFor(false));
});
