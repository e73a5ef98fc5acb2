import { describe, expect, it } from "vitest";
import { table, view } from "../fixtures/spots";
import type { LogEntry, TableState } from "../wire";
import { hasOpened, openingOf } from "./opening";

const log: LogEntry[] = [
  { version: 2, facts: [{ type: "dice_rolled", seat: 0, values: [4] }] },
  { version: 3, facts: [{ type: "first_player", seat: 1 }, { type: "turn_started", seat: 1 }] },
  { version: 4, facts: [{ type: "dice_rolled", seat: 1, values: [2] }] },
  { version: 5, facts: [{ type: "die_buried", seat: 1, value: 2 }, { type: "turn_started", seat: 0 }] },
];
const now = { ...table, status: "playing", version: 5, log } as TableState;
const viewAt = (version: number): TableState["view"] => (version < 3 ? null : view);

describe("what others did before the reader came", () => {
  it("is there as long as the reader has done nothing", () => {
    expect(hasOpened(now)).toBe(true);
    expect(hasOpened({ ...now, log: log.slice(0, 2) })).toBe(false);
    const acted = { version: 6, facts: [{ type: "trick_done", seat: 0, trick: "Walk" }] };
    expect(hasOpened({ ...now, log: [...log, acted] })).toBe(false);
    expect(hasOpened({ ...now, status: "over" })).toBe(false);
  });

  it("is shown step by step, with nothing to do before the present", () => {
    const steps = openingOf(now, viewAt);
    expect(steps.map(({ state }) => state.version)).toEqual([3, 4, 5]);
    expect(steps[0]).toMatchObject({ facts: [], state: { legal: {} } });
    expect(steps[1]).toMatchObject({ facts: log[2]?.facts, state: { log: log.slice(0, 3) } });
    expect(steps.at(-1)?.state).toBe(now);
  });
});
