import { SITE } from "../local/wanted";
import { reach } from "./reach.svelte";

/** How often a list is refreshed while its page is open. */
const EVERY = 20_000;

/**
 * Calls a function now, at intervals, and whenever the page comes back to the front; returns a function that stops it.
 */
export function keepFresh(refresh: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible" && !reach.gone) refresh();
  };
  refresh();
  // A list that is still waiting for the server is not requested again; without a server nothing changes.
  const timer = SITE ? undefined : setInterval(seen, EVERY);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
