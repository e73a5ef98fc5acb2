import { isPlayedHere } from "../engine/played";
import type { TableRequest } from "../wire";

/** Whether this page is one of a folder of files, with no server of ours behind it. */
export const SITE = import.meta.env.MODE === "site";

/** Whether a table needs nobody but who is at this device, so that it can be played here at once. */
export function needsNobody(request: TableRequest): boolean {
  const { game, seats, pack, terms } = request;
  const here = isPlayedHere(game) && !pack && !terms?.public && terms?.seconds == null;
  return here && seats.every(({ kind }) => kind !== "person");
}
