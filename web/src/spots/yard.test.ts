import { expect, it } from "vitest";
import type { SpotsView } from "../wire";
import { fatalYard, gaugeOf } from "./yard";

it("shows what is buried and what is left", () => {
  expect(gaugeOf(5, null)).toEqual({ buried: 5, added: 0, left: 2, busts: false });
});

it("previews the die in hand; seven is safe, eight is not", () => {
  expect(gaugeOf(5, 2)).toEqual({ buried: 5, added: 2, left: 0, busts: false });
  expect(gaugeOf(5, 3)).toEqual({ buried: 5, added: 2, left: 0, busts: true });
});

it("stays within the gauge while a yard holds too much", () => {
  expect(gaugeOf(9, 1)).toEqual({ buried: 7, added: 0, left: 0, busts: true });
  expect(gaugeOf(9, null).busts).toBe(true);
});

it("shows a bust with the die that was too much", () => {
  const before = { players: [{ seat: 0, yard: [4], buried: 4 }] } as unknown as SpotsView;
  const bust = [
    { type: "die_buried", seat: 0, value: 5 },
    { type: "busted", seat: 0, dice: 2 },
  ];
  expect(fatalYard(bust, 0, before)).toEqual({ yard: [4, 5], buried: 9 });
  expect(fatalYard(bust, 1, before)).toBeNull();
  expect(fatalYard(bust.slice(0, 1), 0, before)).toBeNull();
});
