import { isPlayedHere } from "../engine/played";
import type { TableRequest } from "../wire";

/** Whether this page comes from a static folder, without a server of ours. */
export const SITE = import.meta.env.MODE === "site";

/** Whether a table needs only the people on this device, so that the game can start here at once. */
export function needsNobody(request: TableRequest): boolean {
  const { game, seats, pack, terms } = request;
  const here = isPlayedHere(game) && !pack && !terms?.public && terms?.seconds == null;
  return here && seats.every(({ kind }) => kind !== "person");
}
