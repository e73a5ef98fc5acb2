import { expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import { guestName, isYou, seatName } from "./names";

it("finds a name of their own for guests who chose none", () => {
  const [seat] = seats;
  if (seat === undefined) throw new Error("the fixture has no seats");
  expect(guestName([])).toBe("Guest");
  expect(guestName([{ ...seat, name: "Guest" }])).toBe("Guest 2");
  const three = ["Guest", "Guest 2", "Ann"].map((name) => ({ ...seat, name }));
  expect(guestName(three)).toBe("Guest 3");
});

it("calls the reader you, and nobody where several people share the device", () => {
  const [mine, other] = seats;
  expect(isYou(mine, seats)).toBe(true);
  expect(isYou(other, seats)).toBe(false);
  const shared = seats.map((seat) => ({ ...seat, mine: true }));
  expect(isYou(shared[0], shared)).toBe(false);
});

it("numbers bots of one kind, and passes over what somebody else is called", () => {
  const [ann, bot] = seats;
  if (ann === undefined || bot === undefined) throw new Error("the fixture has no seats");
  const named = (...given: (string | null)[]): string[] => {
    const all = given.map((name, seat) => (name === null ? { ...bot, seat } : { ...ann, name, seat }));
    return all.map((each) => seatName(each, all));
  };
  const [biscuit] = named(null);
  expect(named("Ann", null, null, null)).toEqual(["Ann", biscuit, `${biscuit} 2`, `${biscuit} 3`]);
  expect(named(null, `${biscuit} 2`, null)).toEqual([biscuit, `${biscuit} 2`, `${biscuit} 3`]);
});
