import type { TableCreated } from "../wire";
import { logOf, type LocalGame, type LogFile } from "./games";
import type { Store } from "./store";

/** Uploads a log to the server, with the seats of the players on this device. */
export type Carry = (log: LogFile, held: readonly number[]) => Promise<TableCreated>;

/** Uploads finished games to the server, one at a time, in the order in which they ended. */
export async function carryGames(store: Store, carry: Carry): Promise<void> {
  const ended = (await store.list()).filter(isToBeCarried).reverse();
  for (const { id } of ended) {
    const found = await store.find(id);
    if (!found) continue;
    const held = found.game.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
    const { table } = await carry(logOf(found.game, found.rows), held);
    await store.write({ ...found.game, carried: table }, []);
  }
}

/** A game that everybody here has left does not belong to anybody on the server either. */
function isToBeCarried({ status, imported, carried, seats }: LocalGame): boolean {
  return status === "over" && !imported && carried === null && seats.some(({ mine }) => mine);
}
