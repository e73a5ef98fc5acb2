import { own, ownLater, type AtTable, type Part } from "../games/looks";
import type { Fact, SpottedAction, SpottedContent, SpottedTable as State, SpottedView } from "../wire";
import { pointsOf, rowsOf, type Row } from "./scoring";
import SpottedTable from "./SpottedTable.svelte";
import Taken from "./Taken.svelte";
import { joinWalks } from "./walks";
import { factText, optionText, partName, promptText } from "./words";

export const atTable: AtTable<State> = {
  Board: own(SpottedTable),
  End: ownLater(() => import("./End.svelte")),
  endsAtOnce: true,
  fitted: false,
  InBar: null,
  prompt: (state, seat, log) => (state.view ? promptText(state.view, state.seats, seat, log) : ""),
  tell: factText,
  brief: joinWalks,
  foot: () => null,
  watched: () => null,
  option(action, seat, { view, setup }, content) {
    const paper = (content as SpottedContent | null)?.sheets.find(({ id }) => id === setup.sheet);
    return view && paper ? optionText(action as SpottedAction, seat, view, paper) : "";
  },
  parts: (view, seat) => partsOf(view as SpottedView, seat),
  Taken,
  standing: (view) => (view as SpottedView).sheets.map(({ seat, score }) => ({ seat, score })),
  // A roll of the dice follows at once.
  isFinal: ({ type }) => type === "reroll_dice",
  again: ({ setup: { sheet } }) => ({ sheet }),
  lesson: { seats: 2, sheet: "clover-meadow" },
};

/** The points by family and by other sources. */
function partsOf(view: SpottedView, seat: number): Part[] {
  const sheet = view.sheets.find((each) => each.seat === seat);
  return sheet ? rowsOf(view).map((row) => ({ name: partName(row), points: pointsOf(sheet, row), by: (fact) => isCause(fact, row) })) : [];
}

/** Facts that change what a family is worth. */
const IN_FAMILY = new Set(["spots_placed", "magnifier_assigned", "factor_assigned"]);

/** Whether a fact can change what a row is worth. */
function isCause({ type, colour, bonus }: Fact, { kind, id }: Row): boolean {
  if (kind === "family") return IN_FAMILY.has(type) && colour === id;
  if (id === "circled") return type === "beetle_circled";
  if (id === "extra") return type === "extra_magnifier";
  if (id === "track") return type === "bonus_unlocked" && String(bonus).startsWith("+");
  return type === "dice_rerolled" || (type === "bonus_unlocked" && bonus === "reroll");
}
