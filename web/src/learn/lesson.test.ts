import { expect, it } from "vitest";
import type { SpotsLesson, SpotsView } from "../wire";
import { logAt, progressAt, stateAt, waitsAt } from "./lesson";

const view = {} as SpotsView;
const rolled = [{ type: "dice_rolled", seat: 0 }];
const lesson: SpotsLesson = {
  game: "spots",
  moments: [
    { scene: "dogs", say: "walk", view, facts: [], action: { type: "do_trick", trick: "Walk" } },
    { scene: "dogs", say: null, view, facts: rolled, action: null },
    { scene: "dogs", say: "scored", view, facts: rolled, action: null },
    { scene: "win", say: "last", view, facts: [], action: { type: "stop" } },
    { scene: "win", say: "won", view, facts: rolled, action: null },
  ],
};

it("knows what each moment waits for", () => {
  const waits = lesson.moments.map((_, at) => waitsAt(lesson, at));
  expect(waits).toEqual(["action", "other", "reading", "action", "end"]);
});

it("offers nothing but what leads on", () => {
  expect(stateAt(lesson, 0).legal).toEqual({ 0: [{ type: "do_trick", trick: "Walk" }] });
  expect(stateAt(lesson, 1).legal).toEqual({});
  expect(stateAt(lesson, 3).status).toBe("playing");
  expect(stateAt(lesson, 4).status).toBe("over");
  expect(() => stateAt(lesson, 5)).toThrow("no moment 5");
});

it("tells what happened in the scene only", () => {
  expect(logAt(lesson, 2).map(({ version }) => version)).toEqual([2, 3]);
  expect(logAt(lesson, 4).map(({ version }) => version)).toEqual([5]);
});

it("counts sentences, not the other player's moves", () => {
  expect(progressAt(lesson, 1)).toEqual({ step: 1, steps: 4 });
  expect(progressAt(lesson, 4)).toEqual({ step: 4, steps: 4 });
});
