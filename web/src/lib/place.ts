import { SITE } from "../local/wanted";

/** A page's address, for links: a folder of files has one page, and all others behind its `#`. */
export const link = (path: string): string => (SITE ? `#${path}` : path);

/** The path that is shown; null where the address names a place within the page. */
export function pathHere(): string | null {
  if (!SITE) return location.pathname;
  const { hash } = location;
  if (hash === "") return "/";
  return hash.startsWith("#/") ? (hash.slice(1).split("?")[0] ?? "/") : null;
}

/** What the path says after its `?`. */
export function searchHere(): string {
  if (!SITE) return location.search;
  const [, search = ""] = location.hash.split("?");
  return `?${search}`;
}
