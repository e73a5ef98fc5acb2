import { keepName } from "../lib/name-here";
import type { FinishedGame, TableSummary } from "../wire";
import { carryGames, type Carry } from "./carrying";
import { resultOf, summaryOf } from "./games";
import { BrowserStore, PageStore, type Store } from "./store";

/** The games stored in this browser. */
export const store: Store = globalThis.indexedDB ? new BrowserStore(indexedDB) : new PageStore();

/** The tables in this browser that are not on a server, too. */
export async function myTables(): Promise<TableSummary[]> {
  return (await store.list()).filter(({ carried }) => carried === null).map(summaryOf);
}

/** The results of this browser's games, the latest first. */
export async function results(): Promise<FinishedGame[]> {
  return (await store.list()).flatMap((game) => (game.carried === null ? (resultOf(game) ?? []) : []));
}

/** Uploads the games played here to the server, from one tab at a time. */
export async function carryUp(carry: Carry): Promise<void> {
  const work = (): Promise<void> => carryGames(store, carry);
  // A page without https has no locks; the server stores duplicates only once.
  if (!navigator.locks) return work();
  await navigator.locks.request("pipyard-carry", { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** The server's table of a game in this browser; null if it was not uploaded. */
export async function carriedOf(table: string): Promise<string | null> {
  return (await store.find(table))?.game.carried ?? null;
}

/** Deletes the name and the games stored here. */
export async function forgetAll(): Promise<null> {
  keepName("", true);
  await store.clear();
  return null;
}
