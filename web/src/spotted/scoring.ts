import type { SheetContent, SpottedView } from "../wire";
import type { Family, Sheet } from "./types";

/** Points that do not come from a family, in counting order. */
export const SOURCES = ["extra", "circled", "track", "rerolls"] as const;
export type Source = (typeof SOURCES)[number];

/** A source of points: a family by its color, or another source. */
export type Row = { kind: "family"; id: string } | { kind: "source"; id: Source };
/** One thing that is counted on every sheet before the next: a family, then everything else at once. */
export type Step = { kind: "family"; id: string } | { kind: "extras"; id: "extras" };

/** The steps of the count in order; steps that bring nobody points are skipped. */
export function stepsOf(view: SpottedView): Step[] {
  const extras: Step = { kind: "extras", id: "extras" };
  const families = coloursOf(view).map((id): Step => ({ kind: "family", id }));
  return view.sheets.some((sheet) => pointsOf(sheet, extras) > 0) ? [...families, extras] : families;
}

/** All sources of points. */
export function rowsOf(view: SpottedView): Row[] {
  return [
    ...coloursOf(view).map((id): Row => ({ kind: "family", id })),
    ...SOURCES.map((id): Row => ({ kind: "source", id })),
  ];
}

function coloursOf({ sheets }: SpottedView): string[] {
  return sheets[0]?.families.map((family) => family.colour) ?? [];
}

/** What a row or a step is worth on a sheet. */
export function pointsOf(sheet: Sheet, step: Row | Step): number {
  if (step.kind === "family") return familyOf(sheet, step.id)?.score ?? 0;
  if (step.kind === "source") return sheet.sources[step.id] ?? 0;
  return SOURCES.reduce((sum, id) => sum + (sheet.sources[id] ?? 0), 0);
}

/** A sheet's points after all steps before `next` have been counted. */
export function sumUpTo(sheet: Sheet, steps: readonly Step[], next: number): number {
  return steps.slice(0, next).reduce((sum, step) => sum + pointsOf(sheet, step), 0);
}

export function familyOf(sheet: Sheet, colour: string): Family | undefined {
  return sheet.families.find((family) => family.colour === colour);
}

/** Winners first, then the others by total. */
export function ranked({ sheets, winners }: SpottedView): Sheet[] {
  const won = (sheet: Sheet): number => Number(winners?.includes(sheet.seat) ?? false);
  return [...sheets].sort((one, other) => won(other) - won(one) || other.score - one.score);
}

/** Whether several sheets have the highest total, and whether beetles with five spots break the tie. */
export function tieOf({ sheets, winners }: SpottedView): "five" | "shared" | null {
  const most = Math.max(...sheets.map((sheet) => sheet.score));
  const tied = sheets.filter((sheet) => sheet.score === most).length;
  if (winners === null || tied < 2) return null;
  return winners.length < tied ? "five" : "shared";
}

/** What a row scores: its beetles that count, times its factor. */
export function rowScore(family: Family, content: SheetContent): number {
  return countedIn(family, content).size * family.factor;
}

/** The beetles of a family that its magnifier counts, by their place in the row. */
export function countedIn(family: Family, { magnifiers }: SheetContent): Set<number> {
  const { magnifier, beetles } = family;
  if (magnifier === null) return new Set();
  const wanted = magnifiers[magnifier] ?? [];
  const counts = (spots: number, at: number): boolean =>
    // A magnifier without particular counts looks for one beetle of each count.
    wanted.length > 0 ? wanted.includes(spots) : spots > 0 && beetles.indexOf(spots) === at;
  return new Set(beetles.flatMap((spots, at) => (counts(spots, at) ? [at] : [])));
}
