import { expect, it } from "vitest";
import { sheetContent } from "../fixtures/spotted";
import { layoutOf } from "./meadow";

it("turns a broad meadow upright", () => {
  const layout = layoutOf(sheetContent);
  expect([layout.width, layout.height]).toEqual([2, 3]);
  expect(layout.spots.find((spot) => spot.id === "c1")).toMatchObject({ x: 0, y: 2 });
  expect(layout.paths.map((path) => path.key)).toEqual(["a1 b1", "b1 c1", "a1 a2"]);
});

it("leaves a tall meadow as it is", () => {
  const fields = sheetContent.fields.map((field) => ({ ...field, column: field.row, row: field.column }));
  const layout = layoutOf({ ...sheetContent, fields });
  expect([layout.width, layout.height]).toEqual([2, 3]);
  expect(layout.spots.find((spot) => spot.id === "c1")).toMatchObject({ x: 0, y: 2 });
});
