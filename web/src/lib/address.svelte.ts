import { pageAt, type Page } from "./page";

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
