import { getServer, putPush } from "./api";
import { spoken } from "./spoken.svelte";

/**
 * Subscribes this browser to the server's Web Push notifications, if it sends any; to repeat when the guest may have
 * changed.
 */
export async function subscribe(): Promise<void> {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis)) return;
  const { push } = await getServer();
  if (push === null) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscribed(pushManager, push)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint && p256dh && auth) await putPush({ address: endpoint, p256dh, auth, language: spoken.now.language });
}

async function subscribed(pushes: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushes.subscribe(wish);
  } catch (thrown) {
    // A server that has lost its key has a new one, and a browser accepts one key at a time.
    const old = await pushes.getSubscription();
    if (old === null || !(await old.unsubscribe())) throw thrown;
    return pushes.subscribe(wish);
  }
}
