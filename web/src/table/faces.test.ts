import { expect, it } from "vitest";
import { RIVALS } from "../art/rivals";
import { lookOf } from "../art/look";
import { seats } from "../fixtures/spots";
import { faceOf } from "./faces";

it("draws a bot as that bot, and a person by the name", () => {
  expect(seats.map(faceOf)).toEqual(["guest Ann", "greedy"]);
  expect(lookOf("guest Ann")).toEqual(lookOf("guest Ann"));
  expect(lookOf("guest Ann")).not.toEqual(lookOf("guest Ben"));
});

it("gives every bot a face of its own", () => {
  const looks = new Set(Object.keys(RIVALS).map((bot) => JSON.stringify(lookOf(bot))));
  expect(looks.size).toBe(Object.keys(RIVALS).length);
});
