/** The browser's own prompt to install the page as an app. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

const KEY = "pipyard-install-offered";

/** Whether the page can be installed as an app, and its reader has not been asked yet. */
class Installing {
  offer = $state.raw<InstallPrompt | null>(null);

  /** Waits for the browser's prompt, which is shown to the reader at a better moment. */
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

  /** Whatever the reader answered, they are not asked again. */
  decide(): void {
    this.offer = null;
    try {
      localStorage.setItem(KEY, "yes");
    } catch {
      // A browser that stores nothing asks again after the first game of another visit.
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
