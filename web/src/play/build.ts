import { getServer } from "../lib/api";

const KEY = "pipyard-reloaded";

/** How the server is asked which page it has. */
type Ask = () => Promise<{ client: string | null }>;

/** Loads the page again if the server has another build of it by now; once for each module that is missed. */
export async function reloadIfOld(missed: string, ask: Ask = getServer): Promise<void> {
  if (sessionStorage.getItem(KEY) === missed || !(await isOld(ask))) return;
  sessionStorage.setItem(KEY, missed);
  location.reload();
  // Nothing more is to be shown by this build.
  await new Promise(() => undefined);
}

/** Whether the server's page begins with another script: its name tells what is in it and in all that it loads. */
async function isOld(ask: Ask): Promise<boolean> {
  const here = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  const { client } = await ask();
  return here != null && client !== null && client !== here;
}
