import { describe, expect, it } from "vitest";
import { Games } from "../engine/games";
import { compiled } from "../fixtures/compiled";
import ending from "../fixtures/ending.json";
import found from "../fixtures/odds.json";
import undoing from "../fixtures/undoing.json";
import type { TableAction, TableEvent } from "../wire";
import { OddsFinder, type OddsFound } from "./odds";
import { playedIn } from "./reviewing";

const games = new Games(compiled);

async function gameAt(place: number, events: number) {
  const told = undoing[place];
  if (!told) throw new Error(`There is no game ${place}`);
  const engine = await games.at(told.game, told.setup);
  const played = playedIn(engine, told.setup, told.steps.slice(0, events).map(([event]) => event as TableEvent));
  return { game: told.game, setup: told.setup, engine, played };
}

/** The first report, and nothing after it. */
async function firstOf(finder: OddsFinder, request: Parameters<OddsFinder["find"]>[0]): Promise<OddsFound> {
  const heard: OddsFound[] = [];
  await finder.find(request, (each) => heard.push(each), () => Promise.resolve(heard.length === 0));
  const [first] = heard;
  if (!first) throw new Error("Nothing was found");
  return first;
}

const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(9)));

it.each(found)("finds what the coach in Python finds first: $place", async ({ place, events, decisions }) => {
  const { game, setup, engine, played } = await gameAt(place, events);
  const finder = new OddsFinder(games, () => 0);
  let position = engine.start(setup);
  for (const each of played) {
    const decision = decisions.find(({ version }) => version === each.version);
    if (decision && "action" in each) {
      const { seat } = each;
      const numbers = engine.legalDense(position, seat);
      const { options } = await firstOf(finder, { game, content: engine.printed, position, seat, lines: [] });
      const told = options.slice(0, numbers.length).map(({ worth, bust, dog, all }, at) => [numbers[at], ...[worth, bust, dog, all].map(rounded)]);
      expect(told).toEqual(decision.options);
    }
    position = each.after;
  }
});

describe("a finder", () => {
  it("looks again and again, farther each time, until nothing is left to be found or nobody wants it", async () => {
    const { game, engine, played } = await gameAt(0, 40);
    const doubtful = found[0]?.decisions.find(({ options }) => options.some(([, , bust]) => bust === null));
    const after = played.findLast(({ version }) => version < (doubtful?.version ?? 0))?.after;
    if (!after) throw new Error("Everything is known at once");
    const request = { game, content: engine.printed, position: after, seat: engine.acting(after).seats[0] ?? 0, lines: [] };
    const heard: OddsFound[] = [];
    await new OddsFinder(games, () => 0).find(request, (each) => heard.push(each), () => Promise.resolve(heard.length < 2));
    expect(heard.length).toBeGreaterThan(1);
    const late: OddsFound[] = [];
    await new OddsFinder(games, () => 0).find(request, (each) => late.push(each), () => Promise.resolve(false));
    expect(late).toEqual([]);
  });

  it("counts the rolls that options start once the first figures are told", async () => {
    const { game, engine, played } = await gameAt(1, 60);
    const position = played.map(({ after }) => after).find((after) => engine.legal(after, engine.acting(after).seats[0] ?? 0).some(({ type }) => type === "reroll"));
    if (!position) throw new Error("Nothing can be rerolled");
    const heard: OddsFound[] = [];
    const request = { game, content: engine.printed, position, seat: engine.acting(position).seats[0] ?? 0, lines: [] };
    await new OddsFinder(games, () => 0).find(request, (each) => heard.push(each), () => Promise.resolve(heard.length < 2));
    const rollOf = (found: OddsFound | undefined, type: string) => found?.options.find(({ action }) => action.type === type)?.roll ?? null;
    expect(heard[0]?.options.map(({ roll }) => roll).every((roll) => roll === null)).toBe(true);
    expect(rollOf(heard[1], "reroll")).toBeGreaterThanOrEqual(0);
    expect(rollOf(heard[1], "keep_roll")).toBeNull();
  });

  it("finds what an ending with few dice is worth exactly, and then looks no farther", async () => {
    const { game, engine } = await gameAt(12, 0);
    const position = Uint8Array.from(atob(ending.position), (letter) => letter.charCodeAt(0));
    const heard: OddsFound[] = [];
    const request = { game, content: engine.printed, position, seat: 0, lines: [] };
    await new OddsFinder(games, () => 0).find(request, (each) => heard.push(each), () => Promise.resolve(true));
    const [first, last] = [heard[0]?.options ?? [], heard.at(-1)?.options ?? []];
    expect(first.every(({ error }) => error > 0.1)).toBe(true);
    expect(last.map(({ error }) => error)).toEqual(ending.worths.map(() => 0));
    expect(last.map(({ worth }) => Number(worth.toFixed(4)))).toEqual(ending.worths);
  });

  it("weighs several actions in one go, and what is behind a roll that is kept", async () => {
    const { game, engine, played } = await gameAt(1, 60);
    const keeping = played.map(({ after }) => after).find((position) => engine.legal(position, engine.acting(position).seats[0] ?? 0).some(({ type }) => type === "keep_roll"));
    if (!keeping) throw new Error("No roll can be kept");
    const seat = engine.acting(keeping).seats[0] ?? 0;
    const kept = engine.apply(keeping, { type: "move", seat, action: { type: "keep_roll" } }).position;
    const [next] = engine.legal(kept, seat) as TableAction[];
    if (!next) throw new Error("Nothing can be done with it");
    const lines: TableAction[][] = [[{ type: "keep_roll" } as TableAction, next], [next, next, next, next, next, next, next, next]];
    const { options, lines: worths } = await firstOf(new OddsFinder(games, () => 0), { game, content: engine.printed, position: keeping, seat, lines });
    expect(options.length).toBe(engine.legalDense(keeping, seat).length + engine.legalDense(kept, seat).length);
    expect(worths[0]?.action).toEqual(next);
    expect(worths[1]).toBeNull();
  });
});

