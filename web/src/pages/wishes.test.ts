import { describe, expect, it } from "vitest";
import { table } from "../fixtures/spots";
import { table as spotted } from "../fixtures/spotted";
import { atTable as ofSpots } from "../spots/at-table";
import { BY_HAND, RANDOM, request, usual, type Options } from "../spots/options";
import { atTable as ofSpotted } from "../spotted/at-table";
import { wishes as wishesOfSpotted } from "../spotted/wishes";
import { requestAgain, requestOf, usualWishes, type Wishes } from "./wishes";

const wish = (wishes: Partial<Wishes>): unknown => requestOf({ ...usualWishes("spots"), ...wishes }, {});
const wishOf = (options: Partial<Options>, alone = false): unknown =>
  requestOf({ ...usualWishes("spots"), alone }, request({ ...usual(), ...options }, alone));

describe("a new table", () => {
  it("is one of Spots with a friend unless something else is wished for", () => {
    expect(wishOf({})).toEqual({ game: "spots", seats: [{ kind: "me" }, { kind: "person" }] });
  });

  it("takes bots by their names", () => {
    const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
    expect(wish({ seats: ["me", "bot:greedy"] })).toEqual({ game: "spots", seats });
  });

  it("names a set, draws one, or lists tiles", () => {
    expect(wishOf({ tricks: "Dog Park" })).toMatchObject({ set: "Dog Park" });
    expect(wishOf({ tricks: RANDOM })).toMatchObject({ random: true });
    const byHand = { yellow: "Dig", purple: "Run", blue: "Hunt", green: "Beg" };
    expect(wishOf({ tricks: BY_HAND, byHand })).toMatchObject({ tiles: ["Dig", "Run", "Hunt", "Beg"] });
  });

  it("has no set off leash, where every tile is in play", () => {
    expect(wishOf({ offLeash: true, tricks: "Dog Park" })).not.toHaveProperty("set");
  });

  it("has treats for d0g only alone", () => {
    const alone = { game: "spots", seats: [{ kind: "me" }], d0g_treats: 3 };
    expect(wishOf({ treats: 3 }, true)).toEqual(alone);
    expect(wishOf({ treats: 3 })).not.toHaveProperty("d0g_treats");
  });

  it("seats several people at one device, each under a name", () => {
    expect(wish({ seats: ["me", "here: Ben ", "here:"] })).toMatchObject({
      seats: [{ kind: "me" }, { kind: "me", name: "Ben" }, { kind: "me", name: "Player 3" }],
    });
  });

  it("has terms of its own only where they are not the usual ones", () => {
    expect(wish({})).not.toHaveProperty("terms");
    expect(wish({ public: true, seconds: 60, undo: false, odds: false })).toMatchObject({
      terms: { public: true, seconds: 60, undo: false, odds: false },
    });
    expect(wish({ seconds: 60 })).not.toHaveProperty("terms.pace");
    expect(wish({ seconds: 86_400 })).toMatchObject({ terms: { pace: "slow", seconds: 86_400 } });
  });

  it("is public only where somebody could join", () => {
    expect(wish({ alone: true, public: true })).not.toHaveProperty("terms");
  });

  it("takes a content pack by its name", () => {
    expect(wish({ pack: "puddles" })).toMatchObject({ pack: "puddles" });
    expect(wish({})).not.toHaveProperty("pack");
  });

  it("asks of Spotted! only what it knows", () => {
    expect(wish({ game: "spotted", alone: true })).toEqual({ game: "spotted", seats: [{ kind: "me" }] });
    expect(wishesOfSpotted.request(wishesOfSpotted.usual(), true)).toEqual({});
    expect(wishesOfSpotted.request({ sheet: "two-ponds" }, false)).toEqual({ sheet: "two-ponds" });
  });
});

describe("another table like this one", () => {
  it("has the same seats and tiles", () => {
    const before = { ...table, setup: { ...table.setup, off_leash: true } };
    const again = requestAgain(before, ofSpots.again(before));
    expect(again).toMatchObject({
      game: "spots",
      off_leash: true,
      seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
    });
    expect(again).not.toHaveProperty("d0g_treats");
  });

  it("has the same sheet", () => {
    expect(requestAgain(spotted, ofSpotted.again(spotted))).toMatchObject({ game: "spotted", sheet: "clover-meadow" });
  });
});
