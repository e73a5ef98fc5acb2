import { beforeAll, describe, expect, it } from "vitest";
import type { Position } from "../engine/engine";
import { Games, type AnyEngine } from "../engine/games";
import { compiled } from "../fixtures/compiled";
import type { SpotsView, TableAction } from "../wire";
import { chanceOf, rollBusts, rollsOf } from "./rolling";

const SETUP = { seats: 2, tiles: ["Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg"], off_leash: false, d0g_treats: 1 };
const DOGS = ["Bongo", "Ursula", "Missy", "Jolene", "Momo"];

it("knows every roll once, with its chance", () => {
  expect(rollsOf(2).length).toBe(21);
  expect(chanceOf([2, 2])).toBeCloseTo(1 / 36, 12);
  expect(chanceOf([2, 5])).toBeCloseTo(2 / 36, 12);
  expect(rollsOf(4).reduce((sum, roll) => sum + chanceOf(roll), 0)).toBeCloseTo(1, 12);
});

describe("with a 6 buried, so that a 1 is the only die that may still be, and spaces for 1, 3, 3 and 4", () => {
  let engine: AnyEngine;
  let position: Position;

  beforeAll(async () => {
    engine = await new Games(compiled).at("spots", SETUP);
    position = engine.start(SETUP);
    const [dice, dogs] = [[6, 1], [...DOGS]];
    while (engine.acting(position).chance) {
      const rolled = view().phase === "setup_roll";
      const outcome = rolled ? { type: "dice_rolled", values: [dice.shift()] } : { type: "dog_turned_up", dog: dogs.shift() };
      position = engine.apply(position, { type: "drawn", outcome }).position;
    }
    expect(view().players[0]?.dogs.map(({ name }) => name)).toEqual(["Bongo", "Missy"]);
    expect(view().players[0]?.buried).toBe(6);
    expect(view().acting).toEqual([0]);
  });

  const view = (): SpotsView => engine.view(position) as SpotsView;
  const trick = (name: string): TableAction => ({ type: "do_trick", trick: name }) as TableAction;

  it("two dice survive as 1-3, 1-4, 3-4, 3-3 and 1-1, which is 8 of 36", () => {
    expect(rollBusts(engine, position, 0, trick("Walk"))).toBeCloseTo(28 / 36, 12);
  });

  it("counts the same when the two dice are rolled again", () => {
    const rolling = engine.apply(position, { type: "move", seat: 0, action: trick("Walk") }).position;
    const rolled = engine.apply(rolling, { type: "drawn", outcome: { type: "dice_rolled", values: [6, 6] } }).position;
    expect(rollBusts(engine, rolled, 0, { type: "reroll", values: null } as TableAction)).toBeCloseTo(28 / 36, 12);
    expect(rollBusts(engine, rolled, 0, { type: "keep_roll" } as TableAction)).toBeNull();
  });

  it("of eight dice one value may be chosen: one or two 1s, one or two 3s, or one 4", () => {
    const orders = (...counts: number[]): number => counts.reduce((all, count) => all / factorial(count), factorial(8));
    let busts = 0;
    for (const ones of [0, 3, 4, 5, 6, 7, 8])
      for (const threes of [0, 3, 4, 5, 6, 7, 8])
        for (const fours of [0, 2, 3, 4, 5, 6, 7, 8]) {
          const others = 8 - ones - threes - fours;
          if (others >= 0) busts += (orders(ones, threes, fours, others) * 3 ** others) / 6 ** 8;
        }
    expect(rollBusts(engine, position, 0, trick("Fetch"))).toBeCloseTo(busts, 9);
  });

  it("says nothing of tricks that roll no dice at once", () => {
    expect(rollBusts(engine, position, 0, trick("Beg"))).toBeNull();
    expect(rollBusts(engine, position, 0, trick("Howl"))).toBeNull();
  });
});

function factorial(number: number): number {
  return number <= 1 ? 1 : number * factorial(number - 1);
}
