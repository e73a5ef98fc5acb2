import { describe, expect, it } from "vitest";
import { HEIGHT, widthOf } from "../art/figure";
import { arrange, placeOf, heightNeeded, type Room } from "./arrange";

const phone: Room = { width: 366, height: 246, gap: 4, name: 0 };
const desktop: Room = { width: 840, height: 290, gap: 8, name: 20 };
const packs = [[2], [1, 2], [2, 2], [3, 4], [2, 3, 2], [3, 3, 3, 3], [2, 2, 3, 2, 3], [2, 2, 2, 2, 2, 2], [2, 3, 3, 2, 3, 4], [1, 2, 3, 4, 3, 2, 2, 3]];

describe.each(packs)("a pack", (...pack) => {
  it.each([phone, desktop])("stands within the room, in order, nobody left out", (room) => {
    const found = arrange(pack, room);
    expect(found.rows.flat()).toEqual([...pack.keys()]);
    for (const row of found.rows) {
      const wide = row.reduce((sum, at) => sum + placeOf(pack[at] ?? 0, found, room).width + room.gap, -room.gap);
      expect(wide).toBeLessThanOrEqual(room.width + 0.01);
    }
    const high = found.rows.reduce((sum, [first = 0]) => sum + placeOf(pack[first] ?? 0, found, room).height + room.gap, -room.gap);
    expect(high).toBeLessThanOrEqual(room.height + 0.01);
  });

  it("has dice of use where the room is as high as it must be", () => {
    const height = heightNeeded(pack, phone);
    const { scale } = arrange(pack, { ...phone, height });
    expect((widthOf(3) - widthOf(2)) * scale).toBeGreaterThan(28);
  });
});

it("puts two dogs side by side where it is wide, one above the other where it is high", () => {
  expect(arrange([2, 2], { width: 800, height: 200, gap: 8, name: 20 }).rows).toEqual([[0, 1]]);
  expect(arrange([2, 2], { width: 200, height: 800, gap: 8, name: 20 }).rows).toEqual([[0], [1]]);
});

it("shows six dogs with two spaces each on a phone without more room, dice about as large as a fingertip", () => {
  const pack = [2, 2, 2, 2, 2, 2];
  expect(heightNeeded(pack, phone)).toBeLessThanOrEqual(phone.height);
  expect((widthOf(3) - widthOf(2)) * arrange(pack, phone).scale).toBeGreaterThan(36);
});

it("leaves room for the name below a dog", () => {
  const room: Room = { width: 200, height: 800, gap: 8, name: 20 };
  const found = arrange([2], room);
  expect(placeOf(2, found, room).height).toBe(Math.floor(HEIGHT * found.scale + 20));
});
