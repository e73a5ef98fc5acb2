import { describe, expect, it } from "vitest";
import { view } from "../fixtures/spots";
import type { TableState } from "../wire";
import { isFinal } from "./final";

const [player] = view.players;
const seat = player?.seat ?? 0;
const at = (undo: boolean, buried = 5): TableState =>
  ({ game: "spots", terms: { undo }, view: { ...view, players: [{ ...player, buried }] } }) as unknown as TableState;

describe("isFinal", () => {
  it("is what chance follows at once", () => {
    expect(isFinal({ type: "do_more" }, seat, at(true))).toBe(true);
    expect(isFinal({ type: "keep_roll" }, seat, at(true))).toBe(false);
  });

  it("is a die that busts its yard", () => {
    expect(isFinal({ type: "bury_die", value: 2 }, seat, at(true))).toBe(false);
    expect(isFinal({ type: "bury_die", value: 3 }, seat, at(true))).toBe(true);
  });

  it("is everything at a table where nothing is taken back", () => {
    expect(isFinal({ type: "keep_roll" }, seat, at(false))).toBe(true);
  });
});
