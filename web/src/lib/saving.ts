import { isLocal } from "../local/games";
import { SITE } from "../local/wanted";
import { getLog } from "./api";

/** A click on a link to a game's file: a game that only this device has is written here. */
export async function saveGame(event: MouseEvent, table: string): Promise<void> {
  if (!SITE && !isLocal(table)) return;
  event.preventDefault();
  const log = await getLog(table);
  const address = URL.createObjectURL(new Blob([JSON.stringify(log, null, 1)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `pipyard-${log.game}.json` });
  link.click();
  URL.revokeObjectURL(address);
}
