import type { SheetContent } from "../wire";
import type { Sheet } from "./types";

const BEETLES = 5;

/** What is written on a sheet, as far as it is printed. */
export type Marks = Pick<
  Sheet,
  "families" | "crossed" | "reachable" | "track" | "rerolls" | "rerolls_used" | "extra" | "sources" | "score"
>;

/** A sheet on which nothing is written yet. */
export function blankOf(content: SheetContent): Marks {
  return {
    families: content.families.map(({ colour }) => ({
      colour,
      beetles: Array<number>(BEETLES).fill(0),
      circled: false,
      magnifier: null,
      factor: 1,
      score: 0,
    })),
    crossed: [],
    reachable: [],
    track: 0,
    rerolls: 0,
    rerolls_used: 0,
    extra: 0,
    sources: {},
    score: 0,
  };
}
