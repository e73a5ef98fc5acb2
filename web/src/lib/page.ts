import { link } from "./place";

/** A game's id. */
export type Game = string;

export type Page =
  | { name: "home" | "me" | "carry" | "new" | "join" | "practice" | "privacy" | "settings" | "unknown" }
  | { name: "games" }
  | { name: "rules" | "learn"; game: Game }
  | { name: "table" | "replay"; table: string };

/** Pages whose path is their name. */
const PLAIN = ["me", "carry", "new", "join", "practice", "privacy", "settings"] as const;

/** The page for a path. */
export function pageAt(path: string): Page {
  if (path === "/") return { name: "home" };
  const plain = PLAIN.find((name) => path === `/${name}`);
  if (plain !== undefined) return { name: plain };
  if (path === "/me/games") return { name: "games" };
  const [, about, game] = /^\/(rules|learn)\/([a-z_]+)\/?$/.exec(path) ?? [];
  if (about !== undefined) return { name: about as "rules" | "learn", game: game ?? "" };
  const [, table, replay] = /^\/t\/([^/]+)(\/replay)?\/?$/.exec(path) ?? [];
  if (table === undefined) return { name: "unknown" };
  return { name: replay === undefined ? "table" : "replay", table: decodeURIComponent(table) };
}

export const rulesPath = (game: Game): string => link(`/rules/${game}`);
export const learnPath = (game: Game): string => link(`/learn/${game}`);
/** The practice page: for all of the reader's positions, or those of one game. */
export const practicePath = (table?: string): string => link(table === undefined ? "/practice" : `/practice?table=${encodeURIComponent(table)}`);
/** The page to create a table, optionally for a particular game. */
export const newTablePath = (game?: Game): string => link(game === undefined ? "/new" : `/new?game=${game}`);
export const tablePath = (table: string): string => link(tableAt(table));
/** The replay of a table; with a version, the link to that position. */
export const replayPath = (table: string, at?: number): string =>
  link(`${tableAt(table)}/replay${at === undefined ? "" : `?at=${at}`}`);

/** The replay of a table, with its review. */
export const reviewPath = (table: string): string => link(`${tableAt(table)}/replay?review`);

const tableAt = (table: string): string => `/t/${encodeURIComponent(table)}`;
