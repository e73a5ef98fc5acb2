import { isLocal } from "../local/games";
import { SITE } from "../local/wanted";
import { getLog } from "./api";

/** Handles a click on a link to a game's file: a game that is only on this device is written here. */
export async function saveGame(event: MouseEvent, table: string): Promise<void> {
  if (!SITE && !isLocal(table)) return;
  event.preventDefault();
  const log = await getLog(table);
  saveText(JSON.stringify(log, null, 1), `pipyard-${log.game}.json`, "application/json");
}

/** Makes the browser save a text as a file. */
export function saveText(text: string, name: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
