import { expect, it } from "vitest";
import { angleOf, lookOf, spotsOf } from "./look";

it("draws a dog the same way every time, and dogs differently", () => {
  expect(lookOf("Bongo")).toEqual(lookOf("Bongo"));
  const names = ["Burt", "Bristles", "Bongo", "Eloise", "Ursula", "Mayor", "Sundrop", "Jolene"];
  const looks = new Set(names.map((name) => JSON.stringify(lookOf(name))));
  expect(looks.size).toBeGreaterThan(6);
});

it("keeps angles small", () => {
  for (const key of ["a", "b", "Missy 3", "Doog 6"]) {
    expect(Math.abs(angleOf(key, 7))).toBeLessThanOrEqual(7);
  }
});

it("keeps spaces on the dog and apart from each other", () => {
  for (const count of [1, 2, 3, 4]) {
    const spots = spotsOf(count);
    expect(spots).toHaveLength(count);
    for (const [index, spot] of spots.entries()) {
      expect(spot.x - spot.size / 2).toBeGreaterThan(9);
      expect(spot.x + spot.size / 2).toBeLessThan(94);
      const next = spots[index + 1];
      if (next) expect(next.x - spot.x).toBeGreaterThanOrEqual((spot.size + next.size) / 2 - 1);
    }
  }
});
