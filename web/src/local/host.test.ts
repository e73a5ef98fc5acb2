import { describe, expect, it } from "vitest";
import played from "../fixtures/local.json";
import { setGame, sitDownHere, type Sitting } from "../fixtures/here";
import type { TableAction, TableRequest } from "../wire";
import type { Row } from "./games";
import { NoRoom, PageStore } from "./store";
import { checkLog } from "./verifying";

interface Played {
  game: "spots" | "spotted";
  options: object;
  players: (string | null)[];
  seed: string;
  config: { seats: number };
  events: Row[];
}

const STRIDE = 7;
const PLAYED = played as unknown as Played[];
const SEED = "5a".repeat(32);
const ALONE = { game: "spots", seats: [{ kind: "me" }] } as TableRequest;

const requestOf = ({ game, options, players }: Played): TableRequest =>
  ({
    game,
    seats: players.map((bot) => (bot === null ? { kind: "me" } : { kind: "bot", bot })),
    ...(game === "spotted" && { first: "given" }),
    ...options,
  }) as TableRequest;

/** Lets the first person to act do the action chosen by the number of events so far. */
async function goOn(sitting: Sitting): Promise<void> {
  const { version, legal } = sitting.host.state();
  const [[seat, actions] = ["", []]] = Object.entries(legal) as [string, TableAction[]][];
  const action = actions[(version * STRIDE) % actions.length];
  const { engine } = sitting.host.rules;
  const number = engine.toDense(positionOf(sitting), action);
  sitting.send({ type: "act", version, data: { request: `r${version}`, seat: Number(seat), actions: [number] } });
  await sitting.rest();
}

function positionOf({ host }: Sitting): Uint8Array {
  const position = host.position;
  if (!position) throw new Error("The game has not begun");
  return position;
}

async function playUntil(sitting: Sitting, events: number): Promise<void> {
  while (sitting.host.file().events.length < events && sitting.host.state().status === "playing") await goOn(sitting);
}

/** Plays until nobody has to act any more. */
async function playOut(sitting: Sitting): Promise<void> {
  await playUntil(sitting, Infinity);
}

describe("a game in the page", () => {
  it.each(PLAYED.map((game) => [game.game, game.players.join(" ") || "alone", game] as const))(
    "is the server's, event by event: %s with %s",
    async (_game, _players, expected) => {
      const game = await setGame(requestOf(expected), expected.seed);
      expect(game.config).toEqual(expected.config);
      const sitting = await sitDownHere(game);
      await playUntil(sitting, expected.events.length);
      expect(sitting.host.file().events.slice(0, expected.events.length)).toEqual(expected.events);
    },
  );

  it("goes on from what is stored, and verifies once it has ended", async () => {
    const store = new PageStore();
    const game = await setGame(ALONE, SEED);
    const first = await sitDownHere(game, [], store);
    await playUntil(first, 30);
    const found = await store.find(game.id);
    const again = await sitDownHere(found!.game, found!.rows, store);
    expect(again.host.state()).toEqual(first.host.state());
    await again.host.close();
    const file = again.host.file();
    expect(file).toMatchObject({ one_device: true, dice: { seed: SEED } });
    expect(again.host.kept).toMatchObject({ status: "closed", turn: false });
    expect(again.told.at(-1)).toMatchObject({ type: "happened", data: { status: "closed", dice: { seed: SEED } } });
  });

  it("keeps its seed to itself until it has ended", async () => {
    const { host, told } = await sitDownHere(await setGame(ALONE, SEED));
    expect(host.file().dice?.seed).toBeNull();
    expect(JSON.stringify(told)).not.toContain(SEED);
  });

  it("lets the last move be taken back, and nothing that chance has followed", async () => {
    const sitting = await sitDownHere(await setGame({ game: "spotted", seats: [{ kind: "me" }] } as TableRequest, SEED));
    const undo = (version: number): void => sitting.send({ type: "undo", version, data: { request: `u${version}`, seat: 0 } });
    while (sitting.host.state().undo.length === 0) await goOn(sitting);
    const { version } = sitting.host.state();
    undo(version);
    await sitting.rest();
    expect(sitting.host.file().events.at(-1)).toMatchObject({ type: "undone", taken_back: version });
    while (sitting.host.state().undo.length > 0) await goOn(sitting);
    undo(sitting.host.state().version);
    await sitting.rest();
    expect(sitting.told.at(-1)).toMatchObject({ type: "action_refused", data: { code: "move/stale" } });
  });

  it("refuses what the rules do not allow, and changes nothing", async () => {
    const sitting = await sitDownHere(await setGame(ALONE, SEED));
    const before = sitting.host.state();
    sitting.send({ type: "act", version: before.version, data: { request: "r", seat: 0, actions: [9999] } });
    await sitting.rest();
    expect(sitting.told.at(-1)).toMatchObject({ type: "action_refused", data: { request: "r" } });
    expect(sitting.host.state()).toEqual(before);
  });

  it("ends where nobody is left, and goes on with a bot where somebody is", async () => {
    const shared = { game: "spots", seats: [{ kind: "me" }, { kind: "me", name: "Ben" }] } as TableRequest;
    const { host, rest } = await sitDownHere(await setGame(shared, SEED));
    await host.vacate(1);
    await rest();
    expect(host.kept.seats).toEqual([
      { name: "Ann", bot: null, mine: true },
      { name: "", bot: "greedy", mine: false },
    ]);
    expect(host.state().status).toBe("playing");
    await host.vacate(0);
    expect(host.state().status).toBe("closed");
  });

  it("follows another tab that goes on with it, and gives way where both do at once", async () => {
    const store = new PageStore();
    const game = await setGame(ALONE, SEED);
    const here = await sitDownHere(game, [], store);
    const { rows } = (await store.find(game.id))!;
    const there = await sitDownHere(here.host.kept, rows, store);
    await goOn(here);
    await there.host.catchUp();
    expect(there.host.state()).toEqual(here.host.state());
    await goOn(here);
    await goOn(there);
    expect(there.told.some((message) => message.type === "action_refused")).toBe(true);
    expect(there.host.state()).toEqual(here.host.state());
  });

  it("goes on without room to store it, and says once that it does and once that all is stored again", async () => {
    const store = new PageStore();
    const sitting = await sitDownHere(await setGame(ALONE, SEED), [], store);
    const { write } = store;
    store.write = () => Promise.reject(new NoRoom());
    await goOn(sitting);
    await goOn(sitting);
    const said = (): unknown[] => sitting.told.filter((message) => message.type === "message_refused").map(({ data }) => data);
    expect(said()).toMatchObject([{ code: "device/full" }]);
    store.write = write;
    await goOn(sitting);
    await goOn(sitting);
    expect(said()).toMatchObject([{ code: "device/full" }, { code: "device/kept" }]);
    expect((await store.find(sitting.host.kept.id))?.rows).toEqual(sitting.host.file().events);
  });

  it("says so, too, to who opens a table that could not even be stored when it began", async () => {
    const store = new PageStore();
    store.write = () => Promise.reject(new Error("this window stores nothing"));
    const { told } = await sitDownHere(await setGame(ALONE, SEED), [], store);
    expect(told.at(-1)).toMatchObject({ type: "message_refused", data: { code: "device/none" } });
  });

  it("is counted when it is over", async () => {
    const sitting = await sitDownHere(await setGame({ game: "spotted", seats: [{ kind: "me" }] } as TableRequest, SEED));
    await playOut(sitting);
    const { outcome, counted, status } = sitting.host.kept;
    expect(status).toBe("over");
    expect(outcome?.scores).toHaveLength(1);
    const rolled = sitting.host.file().events.flatMap((row) => (row.type === "drawn" ? (row.outcome as { faces: unknown[] }).faces : []));
    expect(counted?.faces[0]?.reduce((sum, count) => sum + count)).toBe(rolled.length);
    await expect(checkLog(sitting.host.file())).resolves.toMatchObject({ status: "over", outcome });
  });
});
