import { expect, it } from "vitest";
import { RIVALS } from "../art/rivals";
import { lookOf } from "../art/look";
import { seats } from "../fixtures/spots";
import { faceNamed, faceOf } from "./faces";

const WORDS = Object.values(import.meta.glob<string>("../../../src/pipyard/i18n/*/app.ftl", { query: "?raw", import: "default", eager: true }));

it("draws a bot as that bot, and a person by the name", () => {
  expect(seats.map(faceOf)).toEqual(["guest Ann", "greedy"]);
  expect(lookOf("guest Ann")).toEqual(lookOf("guest Ann"));
  expect(lookOf("guest Ann")).not.toEqual(lookOf("guest Ben"));
});

it("gives every bot a face of its own", () => {
  const looks = new Set(Object.keys(RIVALS).map((bot) => JSON.stringify(lookOf(bot))));
  expect(looks.size).toBe(Object.keys(RIVALS).length);
});

it("gives somebody without a name the same face in all languages", () => {
  const names = WORDS.map((words) => /^guest-name = (.+)$/m.exec(words)?.[1] ?? "");
  expect(names).toHaveLength(5);
  expect(new Set(names.map(faceNamed))).toEqual(new Set(["guest Guest"]));
  expect(faceNamed("Gast 2")).toBe("guest Guest 2");
  expect(faceNamed("Gaston")).toBe("guest Gaston");
});
