import { expect, it } from "vitest";
import { aimedAt, isCarrying, middleOf } from "./aim";

const box = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size });

it("takes a shaking hand for a tap, a finger's more than a mouse's", () => {
  const start = { x: 100, y: 100 };
  expect(isCarrying(start, { x: 103, y: 101 }, "mouse")).toBe(false);
  expect(isCarrying(start, { x: 106, y: 100 }, "mouse")).toBe(true);
  expect(isCarrying(start, { x: 106, y: 100 }, "touch")).toBe(false);
  expect(isCarrying(start, { x: 106, y: 108 }, "touch")).toBe(true);
});

it("means the place below, else the nearest one within reach", () => {
  const places = [box(0, 0), box(100, 0)];
  expect(aimedAt({ x: 20, y: 20 }, places)).toBe(0);
  expect(aimedAt({ x: 52, y: 20 }, places)).toBe(0);
  expect(aimedAt({ x: 90, y: 20 }, places)).toBe(1);
  expect(aimedAt({ x: 70, y: 20 }, places)).toBe(null);
  expect(aimedAt({ x: 20, y: 90 }, places)).toBe(null);
});

it("means the place whose middle is nearer where places overlap", () => {
  expect(aimedAt({ x: 34, y: 20 }, [box(0, 0), box(30, 0)])).toBe(0);
  expect(aimedAt({ x: 36, y: 20 }, [box(0, 0), box(30, 0)])).toBe(1);
});

it("passes over places that are not shown", () => {
  expect(aimedAt({ x: 20, y: 20 }, [null, box(0, 0)])).toBe(1);
  expect(aimedAt({ x: 20, y: 20 }, [null])).toBe(null);
});

it("knows the middle of a box", () => {
  expect(middleOf(box(10, 20))).toEqual({ x: 30, y: 40 });
});
