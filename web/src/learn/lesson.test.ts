import { expect, it } from "vitest";
import type { SpotsLesson, SpotsView, SpottedLesson, SpottedView } from "../wire";
import { logAt, progressAt, stateAt, waitsAt, wantedDice } from "./lesson";

const view = {} as SpotsView;
const rolled = [{ type: "dice_rolled", seat: 0 }];
const lesson: SpotsLesson = {
  game: "spots",
  moments: [
    { scene: "dogs", say: "walk", named: {}, view, facts: [], action: { type: "do_trick", trick: "Walk" } },
    { scene: "dogs", say: null, named: {}, view, facts: rolled, action: null },
    { scene: "dogs", say: "scored", named: {}, view, facts: rolled, action: null },
    { scene: "win", say: "last", named: {}, view, facts: [], action: { type: "stop" } },
    { scene: "win", say: "won", named: {}, view, facts: rolled, action: null },
  ],
};

it("knows what each moment waits for", () => {
  const waits = lesson.moments.map((_, at) => waitsAt(lesson, at));
  expect(waits).toEqual(["action", "other", "reading", "action", "end"]);
});

it("seats the learner by name, so that they have the face of every table", () => {
  expect(stateAt(lesson, 0, "Ann").seats.map(({ name, bot }) => [name, bot])).toEqual([
    ["Ann", null],
    ["", "greedy"],
  ]);
});

it("offers nothing but what leads on", () => {
  expect(stateAt(lesson, 0).legal).toEqual({ 0: [{ type: "do_trick", trick: "Walk" }] });
  expect(stateAt(lesson, 1).legal).toEqual({});
  expect(stateAt(lesson, 3).status).toBe("playing");
  expect(stateAt(lesson, 4).status).toBe("over");
  expect(() => stateAt(lesson, 5)).toThrow("no moment 5");
});

it("offers beside a re-roll to keep the roll, as a table does", () => {
  const action = { type: "reroll_dice" as const, colours: ["white"] };
  const moment = { scene: "reroll", say: "reroll", named: {}, view: {} as SpottedView, facts: [], action };
  const reroll: SpottedLesson = { game: "spotted", moments: [moment, { ...moment, action: null }] };
  expect(stateAt(reroll, 0).legal).toEqual({ 0: [action, { type: "keep_roll" }] });
});

it("tells what happened in the scene only", () => {
  expect(logAt(lesson, 2).map(({ version }) => version)).toEqual([2, 3]);
  expect(logAt(lesson, 4).map(({ version }) => version)).toEqual([5]);
});

it("counts sentences, not the other player's moves", () => {
  expect(progressAt(lesson, 1)).toEqual({ step: 1, steps: 4 });
  expect(progressAt(lesson, 4)).toEqual({ step: 4, steps: 4 });
});

it("knows which dice lead on", () => {
  expect(wantedDice({ type: "walk_meadow", colour: "green" })).toEqual(["hand-green"]);
  expect(wantedDice({ type: "reroll_dice", colours: ["white", "blue"] })).toEqual(["mark-white", "mark-blue"]);
  expect(wantedDice({ type: "cross_field", field: "a1" })).toEqual([]);
  expect(wantedDice(null)).toEqual([]);
});
