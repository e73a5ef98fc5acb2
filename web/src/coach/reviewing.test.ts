import { expect, it } from "vitest";
import { Games } from "../engine/games";
import { compiled } from "../fixtures/compiled";
import reviewed from "../fixtures/reviewed.json";
import undoing from "../fixtures/undoing.json";
import type { TableEvent } from "../wire";
import { reviewGame } from "./reviewing";

const games = new Games(compiled);

/** Rounds numbers for comparison: the last bits of a sum may differ. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === "number" ? Number(each.toFixed(9)) + 0 : each));
}

it.each(reviewed)("finds what the coach in Python finds: $place", async ({ place, events, review }) => {
  const told = undoing[place];
  if (!told) throw new Error(`There is no game ${place}`);
  const engine = await games.at(told.game, told.setup);
  const request = {
    game: told.game,
    setup: told.setup,
    content: engine.printed,
    events: told.steps.slice(0, events).map(([event]) => event as TableEvent),
  };
  const heard: number[] = [];
  const found = await reviewGame(games, request, (done, total) => heard.push(done / total));
  expect(rounded(found)).toEqual(rounded(review));
  expect(heard.at(-1)).toBe(1);
});
