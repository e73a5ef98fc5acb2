import { describe, expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import { actionText, factText, promptText, sorted, valueText } from "./words";

const view = { acting: [1], chance: false, winners: null, scores: null, shown: {}, by_seat: [] };
const other = "Barnaby";
const named = seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "person" as const, bot: null, name: other } : seat));

describe("a game without words of its own", () => {
  it("tells what happened by the names that its rules use", () => {
    expect(factText({ type: "points_kept", seat: 1, points: 12 }, named)).toBe(`${other}: points kept, 12 points`);
    expect(factText({ type: "die_rolled", seat: 1, value: 4 }, named)).toBe(`${other}: die rolled, value 4`);
    expect(factText({ type: "round_over", last: true, dice: [1, 2] }, named)).toBe("Round over, last, dice 1 and 2");
    expect(factText({ type: "turn_started", seat: 1 }, named)).toBe(`${other}’s turn`);
  });

  it("labels what can be done", () => {
    expect(actionText({ type: "hold" }, named)).toBe("Hold");
    expect(actionText({ type: "place_die", value: 3 }, named)).toBe("Place die: value 3");
    expect(actionText({ type: "pass_to", player: 1 }, named)).toBe(`Pass to: player ${other}`);
  });

  it("asks by name, and tells how it ended", () => {
    expect(promptText({ game: "pig", seats: named, setup: {}, view })).toBe(`${other}’s turn`);
    expect(promptText({ game: "pig", seats: named, setup: {}, view: { ...view, winners: [1] } })).toBe(`${other} won the game.`);
    expect(promptText({ game: "pig", seats: named, setup: {}, view: { ...view, acting: [] } })).toBe("Pig");
  });

  it("shows a position: lists by seat apart, the rest in words", () => {
    const { bySeat, rest } = sorted({ shown: { turn: 1, scores: named.map(() => 7), kept: 0 }, by_seat: ["scores"] });
    expect(bySeat.map(({ name }) => name)).toEqual(["scores"]);
    expect(rest.map(([name, value]) => valueText(name, value, named))).toEqual([other, "0"]);
    expect(["on", "list", "dog"].map((name, at) => valueText(name, [true, [], { a: 1 }][at], named))).toEqual(["yes", "none", null]);
  });
});
