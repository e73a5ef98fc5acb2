import { expect, it } from "vitest";
import { isSoon, nextTick, timeText } from "./clock";

const HOUR = 3_600_000;

it("counts started seconds, so that zero means over", () => {
  expect(timeText(60_000)).toBe("1:00");
  expect(timeText(59_001)).toBe("1:00");
  expect(timeText(9_000)).toBe("0:09");
  expect(timeText(1)).toBe("0:01");
  expect(timeText(0)).toBe("0:00");
  expect(timeText(-400)).toBe("0:00");
});

it("is as exact as helps in a slow game", () => {
  expect(timeText(3 * HOUR + 5 * 60_000)).toBe("3 h 5 min");
  expect(timeText(24 * HOUR)).toBe("1 day 0 h");
  expect(timeText(52 * HOUR)).toBe("2 days 4 h");
});

it("is pronounced in the last ten seconds", () => {
  expect(isSoon(10_001)).toBe(false);
  expect(isSoon(10_000)).toBe(true);
});

it("ticks when what it shows changes, and stops at the end", () => {
  expect(nextTick(42_300)).toBe(300);
  expect(nextTick(42_000)).toBe(1_000);
  expect(nextTick(3 * HOUR)).toBe(60_000);
  expect(nextTick(0)).toBe(Infinity);
});
