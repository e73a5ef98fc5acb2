import { expect, it } from "vitest";
import data from "../../../src/pipyard/games/spots/data/dogs.toml?raw";
import { ABOVE, HEIGHT, placesOf, trunkOf, widthOf } from "./figure";
import { KNOWN } from "./known";
import { angleOf, COATS, lookOf } from "./look";
import { traced, type Point } from "./outline";
import { BODIES } from "./parts";

const dogs = [...data.matchAll(/^"?([A-Z][\w ]+?)"? = \{ spaces = \[([\d, ]+)\]/gm)].map(
  ([, name = "", spaces = ""]) => ({ name, spaces: spaces.split(",").length }),
);
const strangers = Array.from({ length: 200 }, (_, at) => `Dog ${at}`);

function inside([x, y]: Point, line: readonly Point[]): boolean {
  return line.reduce((odd, [ax, ay], at) => {
    const [bx, by] = line[(at + 1) % line.length] ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
  }, false);
}

it("has a composition of its own for every dog of the game", () => {
  expect(dogs).toHaveLength(32);
  expect(Object.keys(KNOWN).sort()).toEqual(dogs.map(({ name }) => name).sort());
  expect(new Set(dogs.map(({ name }) => JSON.stringify(lookOf(name)))).size).toBe(dogs.length);
});

it("tells the dogs of the game apart by more than colour", () => {
  const shapes = dogs.map(({ name }) => {
    const { body, fur, tail, skull, muzzle, ears, crest, wears } = lookOf(name);
    return [body, fur, tail, skull, muzzle, ears, crest, wears];
  });
  for (const [at, one] of shapes.entries()) {
    for (const other of shapes.slice(at + 1)) {
      expect(one.filter((part, which) => part !== other[which]).length).toBeGreaterThanOrEqual(2);
    }
  }
});

it("draws a dog of another pack the same way every time, and such dogs differently", () => {
  expect(lookOf("Biscuit")).toEqual(lookOf("Biscuit"));
  expect(new Set(strangers.map((name) => JSON.stringify(lookOf(name)))).size).toBe(strangers.length);
});

it("never gives a dog two coats of one colour", () => {
  for (const name of [...strangers, ...dogs.map((dog) => dog.name)]) {
    const { coat, second } = lookOf(name);
    expect(second).not.toBe(coat);
    expect(Math.min(coat, second)).toBeGreaterThan(0);
    expect(Math.max(coat, second)).toBeLessThanOrEqual(COATS);
  }
});

it("has as many places as spaces, apart from each other", () => {
  const counts = [1, 2, 3, 4, 5, 6];
  const all = [...dogs, ...strangers.map((name, at) => ({ name, spaces: counts[at % 6] ?? 1 }))];
  for (const { name, spaces } of all) {
    const places = placesOf(lookOf(name), spaces);
    expect(places).toHaveLength(spaces);
    for (const [at, place] of places.entries()) {
      const next = places[at + 1];
      if (next) expect(next.x - place.x).toBeGreaterThan(place.size);
    }
  }
});

it("has room for every die on the body", () => {
  for (const body of Object.keys(BODIES) as (keyof typeof BODIES)[]) {
    for (const spaces of [1, 2, 3, 4, 6]) {
      const look = { ...lookOf("Burt"), body };
      const line = traced(trunkOf(look, spaces));
      const width = widthOf(spaces);
      for (const { x, y, size } of placesOf(look, spaces)) {
        const [middleX, middleY] = [(x * width) / 100, (y * HEIGHT) / 100 - ABOVE];
        // A space has rounded corners: its edges count, not the corners of the square around it.
        const half = (size * width) / 200;
        for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1], [0.8, 0.8], [-0.8, 0.8], [0.8, -0.8], [-0.8, -0.8]] as const) {
          const at: Point = [middleX + dx * half, middleY + dy * half];
          expect(inside(at, line), `${body} with ${spaces}: ${at.join(" ")}`).toBe(true);
        }
      }
    }
  }
});

it("keeps angles small", () => {
  for (const key of ["a", "b", "Missy 3", "Doog 6"]) {
    expect(Math.abs(angleOf(key, 7))).toBeLessThanOrEqual(7);
  }
});
