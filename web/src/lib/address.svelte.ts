import { withLanguageOf } from "./language";
import { pageAt, type Page } from "./page";

class Address {
  page = $state.raw<Page>({ name: "home" });

  /** Shows what the address bar says, now and whenever the reader goes back or forth. */
  follow(): void {
    this.page = pageAt(location.pathname);
    addEventListener("popstate", () => (this.page = pageAt(location.pathname)));
  }

  /** Shows another page; a language that the address asks for stays asked for. */
  go(path: string): void {
    history.pushState(null, "", withLanguageOf(location.search, path));
    this.page = pageAt(location.pathname);
    scrollTo(0, 0);
  }

  /** A link's click, unless the reader asks for another tab. */
  click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget as HTMLAnchorElement;
    this.go(pathname + search);
  };
}

export const address = new Address();
