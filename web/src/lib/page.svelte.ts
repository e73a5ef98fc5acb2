export type Page = { name: "home" } | { name: "table"; table: string } | { name: "unknown" };

/** Which page an address shows. */
export function pageAt(path: string): Page {
  if (path === "/") return { name: "home" };
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { name: "unknown" } : { name: "table", table: decodeURIComponent(table) };
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;

class Address {
  page = $state.raw<Page>({ name: "home" });

  /** Shows what the address bar says, now and whenever the reader goes back or forth. */
  follow(): void {
    this.page = pageAt(location.pathname);
    addEventListener("popstate", () => (this.page = pageAt(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.page = pageAt(path);
    scrollTo(0, 0);
  }

  /** A link's click, unless the reader asks for another tab. */
  click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };
}

export const address = new Address();
