import { expect, it } from "vitest";
import { Games } from "../engine/games";
import { compiled } from "../fixtures/compiled";
import undoing from "../fixtures/undoing.json";
import type { TableEvent } from "../wire";
import { crc32 } from "./crc";
import { after, momentAt, undoable } from "./moment";

interface Played {
  game: string;
  setup: { seats: number };
  steps: [event: TableEvent, check: number, undo: (number | null)[]][];
}

const games = new Games(compiled);

it.each(["spots", "spotted"])("what is taken back in %s, and may be, is the same as on the server", async (game) => {
  const all = (undoing as unknown as Played[]).filter((each) => each.game === game);
  expect(all.flatMap(({ steps }) => steps.filter(([event]) => "undone" in event)).length).toBeGreaterThan(20);
  for (const { setup, steps } of all) {
    const rules = { engine: await games.at(game, setup), setup };
    let moment = momentAt(0, null);
    for (const [event, check, undo] of steps) {
      moment = after(rules, moment, event).moment;
      const here = undo.map((_, seat) => undoable(rules.engine, moment, seat));
      expect([moment.version, crc32(moment.position ?? new Uint8Array()), here]).toEqual([moment.version, check, undo]);
    }
  }
});

it("the table's own events tell who holds which seat, and leave the game as it is", async () => {
  const setup = { seats: 2, tiles: null, off_leash: false, d0g_treats: 1 };
  const rules = { engine: await games.at("spots", setup), setup };
  const begun = after(rules, momentAt(3, null), { begun: true });
  expect(begun).toMatchObject({ moment: { version: 4 }, facts: [] });
  const left = after(rules, begun.moment, { seated: "left", seat: 1, bot: "greedy" });
  expect(left.facts).toEqual([{ type: "player_left", seat: 1, bot: "greedy" }]);
  expect(left.moment.position).toBe(begun.moment.position);
  expect(after(rules, left.moment, { seated: "returned", seat: 1, bot: null }).facts).toEqual([{ type: "player_returned", seat: 1 }]);
  const closed = after(rules, left.moment, { closed: true });
  expect(closed).toMatchObject({ moment: { version: 6, closed: true }, facts: [{ type: "table_closed" }] });
});

it("a game whose log does not tell when it began begins with its first event", async () => {
  const setup = { seats: 1, sheet: "clover-meadow" };
  const rules = { engine: await games.at("spotted", setup), setup };
  const told = after(rules, momentAt(0, null), { begun: true }).moment;
  const [action = -1] = rules.engine.legalDense(rules.engine.start(setup), 0);
  const first = { seat: 0, action };
  expect(after(rules, momentAt(1, null), first).moment.position).toEqual(after(rules, told, first).moment.position);
});
