import type { AnyView } from "../play/history";
import type { TableAction } from "../wire";

/** What a decision is about: the question, and the trick being done, if any. */
export interface About {
  ask: Ask;
  trick: string | null;
}

export type Ask = "trick" | "reroll" | "more" | "place" | "die" | "magnifier" | "factor";

/** The questions by the actions that answer them. */
const ASKS: Record<TableAction["type"], Ask> = {
  do_trick: "trick",
  score_dogs: "trick",
  reroll: "reroll",
  reroll_dice: "reroll",
  keep_roll: "reroll",
  do_more: "more",
  stop: "more",
  place_die: "place",
  bury_die: "place",
  discard_die: "place",
  move_die: "place",
  place_spots: "place",
  walk_meadow: "place",
  cross_field: "place",
  use_clover: "place",
  give_up_die: "place",
  choose_value: "die",
  choose_dice: "die",
  name_value: "die",
  set_aside: "die",
  set_die: "die",
  raise_die: "die",
  lower_die: "die",
  take_die: "die",
  pick_die: "die",
  assign_magnifier: "magnifier",
  take_magnifier: "magnifier",
  assign_factor: "factor",
};

/** Names a decision by what was done and what was better: a reroll is asked about before anything else. */
export function aboutOf(played: TableAction, best: TableAction, view: AnyView): About {
  const asks = [played, best].map(({ type }) => ASKS[type]);
  const ask = asks.find((each) => each === "reroll") ?? asks.find((each) => each === "more") ?? ASKS[best.type];
  return { ask, trick: ask !== "trick" && "trick" in view ? (view.trick?.name ?? null) : null };
}
