import { own, ownLater, type AtTable, type Part } from "../games/looks";
import type { SpottedAction, SpottedContent, SpottedTable as State, SpottedView } from "../wire";
import SpottedTable from "./SpottedTable.svelte";
import { pointsOf, rowsOf } from "./scoring";
import { factText, optionText, promptText, rowName } from "./words";

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
  option(action, seat, { view, setup }, content) {
    const paper = (content as SpottedContent | null)?.sheets.find(({ id }) => id === setup.sheet);
    return view && paper ? optionText(action as SpottedAction, seat, view, paper) : "";
  },
  parts: (view, seat) => partsOf(view as SpottedView, seat),
  standing: (view) => (view as SpottedView).sheets.map(({ seat, score }) => ({ seat, score })),
  // Dice follow at once.
  isFinal: ({ type }) => type === "reroll_dice",
  again: ({ setup: { sheet } }) => ({ sheet }),
  lesson: { seats: 2, sheet: "clover-meadow" },
};

/** By families and the other sources of points. */
function partsOf(view: SpottedView, seat: number): Part[] {
  const sheet = view.sheets.find((each) => each.seat === seat);
  return sheet ? rowsOf(view).map((row) => ({ name: rowName(row), points: pointsOf(sheet, row) })) : [];
}
