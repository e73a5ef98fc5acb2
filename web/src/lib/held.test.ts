import { expect, it } from "vitest";
import { table } from "../fixtures/spots";
import { heldBack } from "./held";

it("offers nothing that cannot be done any more", () => {
  const past = { ...table, legal: { "0": [{ type: "stop" as const }] }, undo: [0] };
  const present = { ...table, version: table.version + 3, legal: {}, undo: [] };
  expect(heldBack(past, past, present)).toEqual({ ...past, legal: {}, undo: [] });
});

it("offers what has come about by a step only once that was seen", () => {
  const before = { ...table, legal: {} };
  const present = { ...table, legal: { "0": [{ type: "stop" as const }] } };
  expect(heldBack(present, before, present).legal).toEqual({});
  expect(heldBack(present, present, present).legal).toEqual(present.legal);
});

it("offers what can be done all the same", () => {
  const past = { ...table, legal: { "0": [{ type: "stop" as const }] }, undo: [0, 1] };
  const present = { ...past, version: table.version + 3, undo: [0] };
  expect(heldBack(past, past, present)).toEqual({ ...past, undo: [0] });
});
