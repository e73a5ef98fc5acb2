import { expect, it } from "vitest";
import { asked } from "../fixtures/spotted";
import { Answer, type Asked } from "./answer.svelte";
import type { Placing } from "./building";

const way = (colour: string, ...groups: number[]): Placing => ({ type: "place_spots", colour, groups });
const WHOLE = way("white", 3, 0, 0, 0, 0);
const SPLIT = way("white", 2, 1, 0, 0, 0);
const OTHER = way("pink", 1, 0, 0, 0, 0);

function start(): { answer: Answer; now: Asked } {
  const [sheet] = asked({ dice: [["white", 3], ["pink", 1]] }).sheets;
  const now: Asked = { question: "a", spots: new Map([["white", [WHOLE, SPLIT]], ["pink", [OTHER]]]), sheet };
  return { answer: new Answer(() => now), now };
}

it("offers every family until one is begun, and all of them again one step back", () => {
  const { answer } = start();
  expect(answer.waysOn("pink")).toEqual([OTHER]);
  answer.put("white", { place: 0, spots: 2, done: null });
  expect([answer.building, answer.die, answer.left]).toEqual(["white", "white", 1]);
  expect(answer.waysOn("pink")).toEqual([]);
  answer.stepBack();
  expect([answer.building, answer.left]).toEqual([null, 0]);
  expect(answer.waysOn("pink")).toEqual([OTHER]);
});

it("leaves only the family of a die that was tapped", () => {
  const { answer } = start();
  expect(answer.die).toBeNull();
  answer.choose("pink");
  expect([answer.die, answer.waysOn("white"), answer.waysOn("pink")]).toEqual(["pink", [], [OTHER]]);
});

it("shows a beetle's groups until it is tapped again or one step is taken back", () => {
  const { answer } = start();
  answer.open("white", 0);
  expect([answer.openOn("white"), answer.openOn("pink")]).toEqual([0, null]);
  answer.open("white", 0);
  expect(answer.openOn("white")).toBeNull();
  answer.open("white", 1);
  answer.stepBack();
  expect(answer.openOn("white")).toBeNull();
});

it("forgets everything when something else is asked", () => {
  const { answer, now } = start();
  answer.put("white", { place: 0, spots: 2, done: null });
  now.question = "b";
  expect([answer.building, answer.groupsOn("white")]).toEqual([null, []]);
});
