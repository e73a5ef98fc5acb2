import { describe, expect, it } from "vitest";
import { view } from "../fixtures/spots";
import type { SpotsTable } from "../wire";
import { atTable } from "./at-table";

const [player] = view.players;
const seat = player?.seat ?? 0;
const at = { view: { ...view, players: [{ ...player, buried: 5 }] } } as SpotsTable;

describe("what is final", () => {
  it("is what chance follows at once", () => {
    expect(atTable.isFinal({ type: "do_more" }, seat, at)).toBe(true);
    expect(atTable.isFinal({ type: "keep_roll" }, seat, at)).toBe(false);
  });

  it("is a die that busts its yard", () => {
    expect(atTable.isFinal({ type: "bury_die", value: 2 }, seat, at)).toBe(false);
    expect(atTable.isFinal({ type: "bury_die", value: 3 }, seat, at)).toBe(true);
  });
});
