import { expect, it } from "vitest";
import { isPointedAt } from "./pointing";

const event = (pointerType: string, movementX: number, movementY: number): PointerEvent => ({ pointerType, movementX, movementY }) as PointerEvent;

it("takes only a mouse that moves as pointing", () => {
  expect(isPointedAt(event("mouse", 3, 0))).toBe(true);
  expect(isPointedAt(event("mouse", 0, -1))).toBe(true);
  expect(isPointedAt(event("mouse", 0, 0))).toBe(false);
  expect(isPointedAt(event("touch", 3, 0))).toBe(false);
});
