import { describe, expect, it } from "vitest";
import { setGame } from "../fixtures/here";
import type { TableRequest } from "../wire";
import { carryGames } from "./carrying";
import type { LocalGame } from "./games";
import { PageStore } from "./store";

const ALONE = { game: "spots", seats: [{ kind: "bot", bot: "greedy" }, { kind: "me" }] } as TableRequest;

async function kept(store: PageStore, number: number, change: Partial<LocalGame>): Promise<string> {
  const game = await setGame(ALONE, `0${number}`.repeat(32));
  await store.write({ ...game, changed: number, ...change }, [{ version: 1, type: "begun" }]);
  return game.id;
}

describe("games that are carried up", () => {
  it("go in the order in which they ended, once, and only if they are over and one's own", async () => {
    const store = new PageStore();
    const second = await kept(store, 2, { status: "over" });
    const first = await kept(store, 1, { status: "over" });
    await kept(store, 3, { status: "playing" });
    await kept(store, 4, { status: "over", imported: true });
    const asked: [string | null | undefined, readonly number[]][] = [];
    const carry = async (log: { dice: { seed: string | null } | null }, held: readonly number[]) => {
      asked.push([log.dice?.seed, held]);
      return { table: `t${asked.length}` };
    };
    await carryGames(store, carry);
    await carryGames(store, carry);
    expect(asked).toEqual([
      ["01".repeat(32), [1]],
      ["02".repeat(32), [1]],
    ]);
    expect((await store.find(first))?.game.carried).toBe("t1");
    expect((await store.find(second))?.game.carried).toBe("t2");
  });

  it("stop where the server refuses, and go on from there next time", async () => {
    const store = new PageStore();
    await kept(store, 1, { status: "over" });
    const last = await kept(store, 2, { status: "over" });
    await expect(carryGames(store, () => Promise.reject(new Error("too many")))).rejects.toThrow("too many");
    await carryGames(store, async () => ({ table: "t" }));
    expect((await store.find(last))?.game.carried).toBe("t");
  });
});
