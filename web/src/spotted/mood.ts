import type { Mood } from "../art/look";
import type { SpottedView } from "../wire";
import type { Sheet } from "./types";

/** How a player looks: thinking while they have to act, proud while nobody is ahead of them. */
export function moodOf(sheet: Sheet, view: SpottedView): Mood {
  if (view.acting.includes(sheet.seat)) return "thinking";
  const best = Math.max(...view.sheets.map((each) => each.score));
  return sheet.score === best && best > 0 ? "proud" : "calm";
}
