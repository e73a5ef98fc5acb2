import { isLocal } from "../local/games";
import { pathHere } from "./place";

/** How long to wait between two attempts, in milliseconds: the first, and the longest. */
const SOON = 500;
const LATE = 10_000;

/** Whether the server can be reached, according to the latest requests. */
class Reach {
  gone = $state(false);
  #returning: Promise<void> | null = null;
  #met = false;
  #hurry: (() => void) | null = null;

  /** The server has responded. */
  meet(): void {
    this.#met = true;
  }

  /** Records that the server cannot be reached; resolves as soon as it responds again. */
  back(): Promise<void> {
    this.gone = true;
    this.#returning ??= this.#waiting().then(() => {
      this.gone = false;
      this.#returning = null;
    });
    return this.#returning;
  }

  /** Retries at once. */
  hurry(): void {
    this.#hurry?.();
  }

  async #waiting(): Promise<void> {
    const hurry = (): void => this.hurry();
    addEventListener("online", hurry);
    for (let wait = SOON; ; wait = Math.min(2 * wait, LATE)) {
      await new Promise<void>((resolve) => {
        this.#hurry = resolve;
        // An offline device reports when it has a network again; until then there is no need to retry.
        if (navigator.onLine) setTimeout(resolve, wait);
      });
      if (await answers()) break;
    }
    removeEventListener("online", hurry);
    // A page that was opened offline may be older than the server's; but a game on this device continues in the old
    // page.
    if (!this.#met && !isPlayingHere() && !(await isOfToday())) location.reload();
  }
}

export const reach = new Reach();

async function answers(): Promise<boolean> {
  return fetch("/api/server", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}

const isPlayingHere = (): boolean => isLocal(/^\/t\/([^/]+)/.exec(pathHere() ?? "")?.[1] ?? "");

/** Whether the server's page loads the same script that is running here. */
async function isOfToday(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const page = await fetch("/", { cache: "no-store" }).then((answer) => answer.text());
  return own === null || page.includes(new URL(own.src).pathname);
}
