import { own, ownLater, type AtTable } from "../games/looks";
import type { SpottedTable as State } from "../wire";
import SpottedTable from "./SpottedTable.svelte";
import { factText, promptText } from "./words";

export const atTable: AtTable<State> = {
  Board: own(SpottedTable),
  End: ownLater(() => import("./End.svelte")),
  endsAtOnce: true,
  fitted: false,
  InBar: null,
  prompt: (state, seat, log) => (state.view ? promptText(state.view, state.seats, seat, log) : ""),
  tell: factText,
  foot: () => null,
  watched: () => null,
  // Dice follow at once.
  isFinal: ({ type }) => type === "reroll_dice",
  again: ({ setup: { sheet } }) => ({ sheet }),
  lesson: { seats: 2, sheet: "clover-meadow" },
};
