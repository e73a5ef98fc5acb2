import { own, ownLater, type AtTable, type Standing } from "../games/looks";
import { t } from "../lib/fluent";
import { legalFor } from "../lib/table.svelte";
import { actorIn } from "../table/recap";
import type { SpotsAction, SpotsTable as State, SpotsView, TableAction } from "../wire";
import SpotsTable from "./SpotsTable.svelte";
import Turns from "./Turns.svelte";
import { actionText, factText, promptText } from "./words";
import { gaugeOf } from "./yard";

/** Actions that chance follows at once, or that end a turn: others continue before anybody could reconsider. */
const FINAL: ReadonlySet<TableAction["type"]> = new Set([
  "do_trick",
  "score_dogs",
  "reroll",
  "do_more",
  "stop",
  "name_value",
  "set_aside",
]);

export const atTable: AtTable<State> = {
  Board: own(SpotsTable),
  End: ownLater(() => import("./End.svelte")),
  endsAtOnce: false,
  fitted: true,
  InBar: own(Turns),
  prompt: (state, seat) => (state.view ? promptText(state.view, state.seats, legalFor(state, seat)) : ""),
  tell: factText,
  brief: (log) => log,
  foot: ({ view }) => t("supply", { ...view?.supply }),
  // A phone has room for one pack: show the pack of the player who acts.
  watched: ({ view }, facts) => (view ? actorIn(facts, view.turn) : null),
  option: (action, seat, { seats }) => actionText(action as SpotsAction, seat, seats),
  standing: (view) => standingIn(view as SpotsView),
  parts: () => [],
  Taken: null,
  isFinal(action, seat, { view }) {
    if (action.type !== "bury_die") return FINAL.has(action.type);
    const player = view?.players.find((each) => each.seat === seat);
    return player !== undefined && gaugeOf(player.buried, action.value).busts;
  },
  again({ seats, setup: { tiles, off_leash, d0g_treats } }) {
    return { tiles, off_leash, ...(seats.length === 1 && { d0g_treats }) };
  },
  lesson: { seats: 2, tiles: null, off_leash: false, d0g_treats: 1 },
};

/** Players by number of dogs, including d0g. */
function standingIn({ players, d0g }: SpotsView): Standing[] {
  const seated = players.map(({ seat, scored }) => ({ seat, score: scored }));
  return d0g ? [...seated, { seat: null, score: d0g.scored.length }] : seated;
}
