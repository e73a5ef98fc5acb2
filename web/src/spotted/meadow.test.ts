import { expect, it } from "vitest";
import { sheetContent } from "../fixtures/spotted";
import { layoutOf } from "./meadow";

it("turns a broad meadow upright", () => {
  const layout = layoutOf(sheetContent);
  expect([layout.width, layout.height]).toEqual([2, 3]);
  expect(layout.spots.find((spot) => spot.id === "c1")).toMatchObject({ x: 0.5, y: 2.5 });
  expect(layout.paths.map((path) => path.key)).toEqual(["a1 b1", "b1 c1", "a1 a2"]);
});

it("leaves a tall meadow as it is", () => {
  const fields = sheetContent.fields.map((field) => ({ ...field, column: field.row, row: field.column }));
  const layout = layoutOf({ ...sheetContent, fields });
  expect([layout.width, layout.height]).toEqual([2, 3]);
  expect(layout.spots.find((spot) => spot.id === "c1")).toMatchObject({ x: 0.5, y: 2.5 });
});

it("gives no room to columns and rows without a field", () => {
  const fields = sheetContent.fields.map((field) => ({ ...field, column: 3 * field.column, row: 5 * field.row }));
  const layout = layoutOf({ ...sheetContent, fields });
  expect([layout.width, layout.height]).toEqual([2, 3]);
});

it("bends a path around a field that lies in between", () => {
  const layout = layoutOf({ ...sheetContent, edges: [["a1", "c1"]] });
  const [path] = layout.paths;
  const turn = Number(/Q(\S+)/.exec(path?.d ?? "")?.[1]);
  // From (0.5, 0.5) to (0.5, 2.5), with a field at (0.5, 1.5).
  expect(Math.abs(turn - 0.5)).toBeGreaterThan(0.5);
});

it("sows plants where nobody walks", () => {
  const { plants, spots } = layoutOf(sheetContent);
  expect(plants.length).toBeGreaterThan(0);
  for (const plant of plants) {
    for (const spot of spots) expect(Math.hypot(plant.x - spot.x, plant.y - spot.y)).toBeGreaterThan(0.4);
  }
});
