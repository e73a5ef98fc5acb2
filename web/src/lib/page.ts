export type Page =
  | { name: "home" | "me" | "carry" | "privacy" | "unknown" }
  | { name: "games" }
  | { name: "table" | "replay"; table: string };

/** Which page an address shows. */
export function pageAt(path: string): Page {
  if (path === "/") return { name: "home" };
  if (path === "/me" || path === "/carry" || path === "/privacy") {
    return { name: path.slice(1) as "me" | "carry" | "privacy" };
  }
  if (path === "/me/games") return { name: "games" };
  const [, table, replay] = /^\/t\/([^/]+)(\/replay)?\/?$/.exec(path) ?? [];
  if (table === undefined) return { name: "unknown" };
  return { name: replay === undefined ? "table" : "replay", table: decodeURIComponent(table) };
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
/** The replay of a table; the link to a position where there is a version. */
export const replayPath = (table: string, at?: number): string =>
  `${tablePath(table)}/replay${at === undefined ? "" : `?at=${at}`}`;
