import type { TableAction, TableState } from "../wire";
import { gaugeOf } from "../spots/yard";

/** What chance follows at once, or what ends a turn: the others go on before anybody could think again. */
const FINAL: ReadonlySet<TableAction["type"]> = new Set([
  "do_trick",
  "score_dogs",
  "reroll",
  "do_more",
  "stop",
  "name_value",
  "set_aside",
  "reroll_dice",
]);

/** Whether an action of a seat cannot be taken back, as far as can be told before it is done. */
export function isFinal(action: TableAction, seat: number, state: TableState): boolean {
  return state.terms?.undo === false || FINAL.has(action.type) || busts(action, seat, state);
}

function busts(action: TableAction, seat: number, state: TableState): boolean {
  if (action.type !== "bury_die" || state.game !== "spots") return false;
  const player = state.view?.players.find((each) => each.seat === seat);
  return player !== undefined && gaugeOf(player.buried, action.value).busts;
}
