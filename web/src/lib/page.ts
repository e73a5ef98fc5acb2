export type Page =
  | { name: "home" | "me" | "carry" | "privacy" | "unknown" }
  | { name: "table"; table: string };

/** Which page an address shows. */
export function pageAt(path: string): Page {
  if (path === "/") return { name: "home" };
  if (path === "/me" || path === "/carry" || path === "/privacy") {
    return { name: path.slice(1) as "me" | "carry" | "privacy" };
  }
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { name: "unknown" } : { name: "table", table: decodeURIComponent(table) };
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
