import type { SheetContent, SpottedView } from "../wire";
import type { Family, Sheet } from "./types";

/** What comes from no family, in the order in which it is counted. */
export const SOURCES = ["extra", "circled", "track", "rerolls"] as const;
export type Source = (typeof SOURCES)[number];

/** One thing that is counted on every sheet before the next one is; `id` is a colour, a source, or what comes last. */
export type Step = { kind: "family"; id: string } | { kind: "source"; id: Source } | { kind: "end"; id: "total" | "five" };

/** The scoring in its order: families, what else brings points, the totals, and what breaks a tie. */
export function stepsOf(view: SpottedView): Step[] {
  const brings = (step: Step): boolean => view.sheets.some((sheet) => pointsOf(sheet, step) > 0);
  return [
    ...rowsOf(view).filter((step) => step.kind === "family" || brings(step)),
    { kind: "end", id: "total" },
    ...(tieOf(view) === null ? [] : [{ kind: "end", id: "five" } as const]),
  ];
}

/** All that points can come from. */
export function rowsOf({ sheets }: SpottedView): Step[] {
  const colours = sheets[0]?.families.map((family) => family.colour) ?? [];
  return [
    ...colours.map((id): Step => ({ kind: "family", id })),
    ...SOURCES.map((id): Step => ({ kind: "source", id })),
  ];
}

/** What a step brings a sheet. */
export function pointsOf(sheet: Sheet, step: Step): number {
  if (step.kind === "family") return familyOf(sheet, step.id)?.score ?? 0;
  if (step.kind === "source") return sheet.sources[step.id] ?? 0;
  return 0;
}

/** A sheet's points once all steps before `next` are counted. */
export function sumUpTo(sheet: Sheet, steps: readonly Step[], next: number): number {
  return steps.slice(0, next).reduce((sum, step) => sum + pointsOf(sheet, step), 0);
}

export function familyOf(sheet: Sheet, colour: string): Family | undefined {
  return sheet.families.find((family) => family.colour === colour);
}

/** Whether several sheets have the highest total, and whether beetles with five spots part them. */
export function tieOf({ sheets, winners }: SpottedView): "five" | "shared" | null {
  const most = Math.max(...sheets.map((sheet) => sheet.score));
  const tied = sheets.filter((sheet) => sheet.score === most).length;
  if (winners === null || tied < 2) return null;
  return winners.length < tied ? "five" : "shared";
}

/** The beetles of a family that its magnifier counts, by their place in the row. */
export function countedIn(family: Family, { magnifiers }: SheetContent): Set<number> {
  const { magnifier, beetles } = family;
  if (magnifier === null) return new Set();
  const wanted = magnifiers[magnifier] ?? [];
  const counts = (spots: number, at: number): boolean =>
    // A magnifier that looks for no count in particular looks for each of them once.
    wanted.length > 0 ? wanted.includes(spots) : spots > 0 && beetles.indexOf(spots) === at;
  return new Set(beetles.flatMap((spots, at) => (counts(spots, at) ? [at] : [])));
}
