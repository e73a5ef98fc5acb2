/**
 * Has the browser keep the client for times without a connection. Nothing changes where it does not: over plain http, in
 * private windows, or where the reader forbids it.
 */
export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: "none" });
    navigator.serviceWorker.addEventListener("controllerchange", () => void tellUsed());
    await tellUsed();
  } catch {
    // The client works without; it just does not open offline.
  }
}

/** Tells the worker what was loaded without its help. */
async function tellUsed(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
}
