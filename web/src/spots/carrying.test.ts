import { expect, it } from "vitest";
import type { SpotsAction } from "../wire";
import { goalsOfDie, goalsOfLying } from "./carrying";
import { sortChoices } from "./choices";

const done: SpotsAction[] = [];
const act = (action: SpotsAction): boolean => done.push(action) > 0;

it("carries a die of the tray to the spaces of its value, to the yard, or away", () => {
  const legal: SpotsAction[] = [
    { type: "place_die", value: 3, dog: "Bongo" },
    { type: "place_die", value: 4, dog: "Missy" },
    { type: "bury_die", value: 3 },
    { type: "discard_die", value: 3 },
  ];
  const choices = sortChoices(legal, [3, 4]);
  const goals = goalsOfDie(choices, 3, act);
  expect(goals.map((goal) => goal.place)).toEqual(["Bongo 3", "yard", "discard"]);
  expect(goalsOfDie(choices, 4, act).map((goal) => goal.place)).toEqual(["Missy 4"]);
  expect(goals[1]?.drop()).toBe(true);
  expect(done).toEqual([{ type: "bury_die", value: 3 }]);
});

it("carries a die that lies on a dog to another space, and one that may be taken to the tray", () => {
  const legal: SpotsAction[] = [
    { type: "move_die", dog: "Bongo", value: 1, to_dog: "Lief", to_value: 1 },
    { type: "move_die", dog: "Missy", value: 3, to_dog: "Bongo", to_value: 3 },
    { type: "take_die", dog: "Bongo", value: 1 },
    { type: "take_die", dog: null, value: 2 },
  ];
  const choices = sortChoices(legal, []);
  const places = (dog: string | null, value: number) => goalsOfLying(choices, dog, value, act).map((goal) => goal.place);
  expect(places("Bongo", 1)).toEqual(["Lief 1", "tray"]);
  expect(places(null, 2)).toEqual(["tray"]);
  expect(places("Missy", 4)).toEqual([]);
});
