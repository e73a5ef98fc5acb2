import { expect, it } from "vitest";
import { moreIn } from "./more";

it("tells no part that is worth more than the whole", () => {
  expect(moreIn({ better: 7.8, other: 3.2 }, 1.2)).toEqual({ more: 4.6, told: "no" });
  expect(moreIn({ better: 7.8, other: 3.2 }, 5)).toEqual({ more: 4.6, told: "yes" });
});
