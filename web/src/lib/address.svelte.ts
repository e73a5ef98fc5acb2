import { SITE } from "../local/wanted";
import { withLanguageOf } from "./language";
import { pageAt, type Page } from "./page";
import { link, pathHere } from "./place";

class Address {
  page = $state.raw<Page>({ name: "home" });

  /** Shows the page in the address bar, now and whenever the reader goes back or forward. */
  follow(): void {
    this.look();
    addEventListener("popstate", () => this.look());
  }

  /** Goes to another page; a language requested in the URL stays in the URL. */
  go(path: string): void {
    history.pushState(null, "", withLanguageOf(location.search, path.startsWith("#") ? path : link(path)));
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    const path = pathHere();
    if (path !== null) this.page = pageAt(path);
  }

  /** Handles a click on a link, unless the reader opens it in another tab. */
  click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget as HTMLAnchorElement;
    this.go(SITE ? hash : pathname + search);
  };
}

export const address = new Address();
