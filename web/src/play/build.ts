import { getServer } from "../lib/api";

const KEY = "pipyard-reloaded";

/** Asks the server which build of the page it has. */
type Ask = () => Promise<{ client: string | null }>;

/** Reloads the page if the server now has another build; once for each missing module. */
export async function reloadIfOld(missed: string, ask: Ask = getServer): Promise<void> {
  if (sessionStorage.getItem(KEY) === missed || !(await isOld(ask))) return;
  sessionStorage.setItem(KEY, missed);
  location.reload();
  // This build must not show anything more.
  await new Promise(() => undefined);
}

/**
 * Whether the server's page starts with another script, whose name depends on its content and on everything it loads.
 */
async function isOld(ask: Ask): Promise<boolean> {
  const here = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  const { client } = await ask();
  return here != null && client !== null && client !== here;
}
