import { describe, expect, it } from "vitest";
import type { Seat } from "../wire";
import { handoverTo, holderOf, isShared, keptSeats } from "./hotseat";

const seat = (number: number, name: string, mine: boolean): Seat => ({
  seat: number,
  kind: "person",
  name,
  bot: null,
  taken: true,
  mine,
  present: true,
});
const seats = [seat(0, "Ann", true), seat(1, "Ben", true), seat(2, "Cy", false)];
const asking = (...asked: number[]) => ({
  seats,
  legal: Object.fromEntries(asked.map((number) => [number, [{ type: "stop" }]])),
});

describe("who has the device", () => {
  it("is the only one of it, asked or not", () => {
    const alone = { seats: [seat(0, "Ann", true), seat(1, "Ben", false)], legal: {} };
    expect(isShared(alone.seats)).toBe(false);
    expect(holderOf(alone, null)?.name).toBe("Ann");
    expect(handoverTo({ ...alone, legal: { 0: [{}] } }, null)).toBeNull();
  });

  it("is whoever it was handed to, until somebody else is asked", () => {
    expect(holderOf(asking(), 1)?.name).toBe("Ben");
    expect(handoverTo(asking(), 1)).toBeNull();
    expect(handoverTo(asking(1), 1)).toBeNull();
    expect(handoverTo(asking(0), 1)?.name).toBe("Ann");
    expect(holderOf(asking(0), 1)?.name).toBe("Ben");
  });

  it("is said before the first move too", () => {
    expect(handoverTo(asking(1), null)?.name).toBe("Ben");
  });

  it("goes around where several are asked at once", () => {
    expect(handoverTo(asking(0, 1), 0)).toBeNull();
    expect(handoverTo(asking(1), 0)?.name).toBe("Ben");
    expect(handoverTo(asking(0, 1), 2)?.name).toBe("Ann");
  });

  it("is nobody at a table one only watches", () => {
    expect(holderOf({ seats: [seat(0, "Cy", false)], legal: {} }, null)).toBeNull();
  });
});

it("finds everybody's seat again where a table is set once more", () => {
  const free = { ...seat(0, "", false), taken: false };
  const again: Seat[] = [
    { ...free, seat: 0, kept: "me" },
    { ...seat(1, "Cy", false) },
    { ...free, seat: 2, kept: "me" },
  ];
  expect(keptSeats(again, seats)).toEqual([
    { seat: 0, name: "Ben" },
    { seat: 2, name: "Ann" },
  ]);
});
