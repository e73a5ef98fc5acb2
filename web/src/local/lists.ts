import { keepName } from "../lib/name-here";
import type { FinishedGame, TableSummary } from "../wire";
import { carryGames, type Carry } from "./carrying";
import { resultOf, summaryOf } from "./games";
import { BrowserStore, PageStore, type Store } from "./store";

/** The games of this browser. */
export const store: Store = globalThis.indexedDB ? new BrowserStore(indexedDB) : new PageStore();

/** The tables of this browser that are not on a server too. */
export async function myTables(): Promise<TableSummary[]> {
  return (await store.list()).filter(({ carried }) => carried === null).map(summaryOf);
}

/** How this browser's games ended, the latest first. */
export async function results(): Promise<FinishedGame[]> {
  return (await store.list()).flatMap((game) => (game.carried === null ? (resultOf(game) ?? []) : []));
}

/** Carries what was played here up to the server, by one tab at a time. */
export async function carryUp(carry: Carry): Promise<void> {
  const work = (): Promise<void> => carryGames(store, carry);
  // Where a page comes without https there are no locks; what comes twice the server keeps once.
  if (!navigator.locks) return work();
  await navigator.locks.request("pipyard-carry", { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** The server's table of a game of this browser; null where it was not carried there. */
export async function carriedOf(table: string): Promise<string | null> {
  return (await store.find(table))?.game.carried ?? null;
}

/** Forgets who plays here, and what was played. */
export async function forgetAll(): Promise<null> {
  keepName("", true);
  await store.clear();
  return null;
}
