import { expect, it } from "vitest";
import type { AnyView } from "../play/history";
import type { TableAction } from "../wire";
import { aboutOf } from "./about";

const act = (type: TableAction["type"]): TableAction => ({ type }) as TableAction;

it("names a decision by its question, and the trick being done", () => {
  const run = { trick: { name: "Run" } } as AnyView;
  expect(aboutOf(act("keep_roll"), act("reroll"), run)).toEqual({ ask: "reroll", trick: "Run" });
  expect(aboutOf(act("place_die"), act("bury_die"), run)).toEqual({ ask: "place", trick: "Run" });
  expect(aboutOf(act("stop"), act("do_more"), run)).toEqual({ ask: "more", trick: "Run" });
  expect(aboutOf(act("choose_value"), act("reroll"), run)).toEqual({ ask: "reroll", trick: "Run" });
  expect(aboutOf(act("do_trick"), act("score_dogs"), { trick: null } as AnyView)).toEqual({ ask: "trick", trick: null });
  expect(aboutOf(act("pick_die"), act("pick_die"), {} as AnyView)).toEqual({ ask: "die", trick: null });
});
