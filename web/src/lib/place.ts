import { SITE } from "../local/wanted";

/** The URL of a page, for links: a static folder has one page, and all others are behind its `#`. */
export const link = (path: string): string => (SITE ? `#${path}` : path);

/** The current path; null if the URL is a place within the page. */
export function pathHere(): string | null {
  if (!SITE) return location.pathname;
  const { hash } = location;
  if (hash === "") return "/";
  return hash.startsWith("#/") ? (hash.slice(1).split("?")[0] ?? "/") : null;
}

/** The query string of the current path. */
export function searchHere(): string {
  if (!SITE) return location.search;
  const [, search = ""] = location.hash.split("?");
  return `?${search}`;
}
