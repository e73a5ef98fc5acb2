/** The browser's own offer to put the page among the device's apps. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

const KEY = "pipyard-install-offered";

/** Whether the page can be put among the device's apps, and its reader has not been asked yet. */
class Installing {
  offer = $state.raw<InstallPrompt | null>(null);

  /** Waits for the browser's offer, which is made to the reader at a better moment. */
  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      if (!wasOffered()) this.offer = event as Event & InstallPrompt;
    });
    addEventListener("appinstalled", () => this.decide());
  }

  accept(): void {
    void this.offer?.prompt();
    this.decide();
  }

  /** Whatever the reader said, they are not asked again. */
  decide(): void {
    this.offer = null;
    try {
      localStorage.setItem(KEY, "yes");
    } catch {
      // A browser that stores nothing asks again after another visit's first game.
    }
  }
}

export const installing = new Installing();

function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
