import type { Standing } from "../games/looks";
import type { AnyView } from "../play/history";
import type { Mark } from "./marks";

/** How somebody, or d0g without a seat, stood at each version from the first one on. */
export interface Course {
  seat: number | null;
  values: readonly number[];
}

/** A course as it is drawn. */
export interface Line extends Course {
  face: string;
  name: string;
}

/** So long a page may be busy without a stop; then it draws, and answers to fingers. */
const SLICE_MS = 8;

/**
 * Tells how everybody stood from a version up to another, as far as that is known. It takes a while, so that it is
 * told in parts.
 */
export async function followCourse(
  find: (version: number) => AnyView | null | undefined,
  standing: (view: AnyView) => Standing[],
  [from, to]: readonly [from: number, to: number],
  grow: (rows: Standing[][]) => void,
): Promise<void> {
  let rows: Standing[][] = [];
  let begun = performance.now();
  for (let version = from; version <= to; version += 1) {
    const view = find(version);
    if (!view) break;
    rows.push(standing(view));
    if (performance.now() - begun < SLICE_MS) continue;
    grow(rows);
    rows = [];
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  grow(rows);
}

/** Everybody's course, from how all stood at each version. */
export function coursesOf(rows: readonly (readonly Standing[])[]): Course[] {
  return (rows[0] ?? []).map(({ seat }, place) => ({ seat, values: rows.map((row) => row[place]?.score ?? 0) }));
}

/** Somebody ahead of all others, from a version on up to another. */
export interface Lead {
  seat: number | null;
  from: number;
  to: number;
}

/** Who was ahead alone, and when; nobody is while the best are level. */
export function leadsIn(courses: readonly Course[], first: number): Lead[] {
  const leads: Lead[] = [];
  for (let place = 0; place < (courses[0]?.values.length ?? 0); place += 1) {
    const best = Math.max(...courses.map(({ values }) => values[place] ?? 0));
    const [ahead, ...level] = courses.filter(({ values }) => values[place] === best);
    if (!ahead || level.length > 0 || courses.length < 2) continue;
    const version = first + place;
    const latest = leads.at(-1);
    if (latest?.seat === ahead.seat && latest.to === version) latest.to += 1;
    else leads.push({ seat: ahead.seat, from: version, to: version + 1 });
  }
  return leads;
}

/** The moments at which the lead changed hands. */
export function turnsOf(leads: readonly Lead[]): Mark[] {
  return leads.flatMap(({ seat, from }, at) => {
    const before = leads[at - 1];
    return before && before.seat !== seat ? [{ version: from, kind: "lead" as const, seat, total: null }] : [];
  });
}

/** A line that keeps its height from version to version and leaps where something changed, as the path of a drawing. */
export function stepsOf(values: readonly number[], top: number): string {
  const [first = 0, ...rest] = values;
  let path = `M0 ${top - first}`;
  let before = first;
  for (const [at, value] of rest.entries()) {
    if (value === before) continue;
    path += `H${at + 1}V${top - value}`;
    before = value;
  }
  return `${path}H${values.length - 1}`;
}

/** Heights for what wants to be at these, as near as can be, so far apart, between 0 and the most. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let least = 0;
  for (const at of order) {
    placed[at] = Math.max(least, placed[at] ?? 0);
    least = (placed[at] ?? 0) + apart;
  }
  let room = most;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(room, placed[at] ?? 0);
    room = (placed[at] ?? 0) - apart;
  }
  return placed;
}
