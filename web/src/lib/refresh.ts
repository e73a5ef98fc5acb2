import { SITE } from "../local/wanted";
import { reach } from "./reach.svelte";

/** How often a list is asked for again while its page is open. */
const EVERY = 20_000;

/** Does something now, again and again, and whenever the page comes back to the front; until it is called off. */
export function keepFresh(refresh: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible" && !reach.gone) refresh();
  };
  refresh();
  // A list that still waits for the server is not asked for once more; without a server nothing changes by itself.
  const timer = SITE ? undefined : setInterval(seen, EVERY);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
