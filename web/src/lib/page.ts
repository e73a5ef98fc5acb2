export type Page = { name: "home" } | { name: "table"; table: string } | { name: "unknown" };

/** Which page an address shows. */
export function pageAt(path: string): Page {
  if (path === "/") return { name: "home" };
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { name: "unknown" } : { name: "table", table: decodeURIComponent(table) };
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
