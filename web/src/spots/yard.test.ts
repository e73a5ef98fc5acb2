import { expect, it } from "vitest";
import { gaugeOf } from "./yard";

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
