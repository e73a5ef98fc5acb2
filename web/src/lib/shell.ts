/**
 * Makes the browser store the client for offline use. This has no effect over plain http, in private windows, or if the
 * reader forbids it.
 */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: "none" });
    navigator.serviceWorker.addEventListener("controllerchange", () => void tellUsed());
    await tellUsed();
  } catch {
    // The client works without it; it just does not open offline.
  }
}

/** Reports to the worker what was loaded before it was active. */
async function tellUsed(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
}
