import type { Standing } from "../games/looks";
import type { AnyView } from "../play/history";
import type { Mark } from "./marks";

/** A player's score at each version from the first one on; d0g has no seat. */
export interface Course {
  seat: number | null;
  values: readonly number[];
}

/** A course with its drawing style. */
export interface Line extends Course {
  face: string;
  name: string;
}

/** How long the page may be busy before it has to draw and react to input. */
const SLICE_MS = 8;

/**
 * Collects the standings from one version to another, as far as they are known. This takes a while, so it is reported
 * in parts.
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

/** The courses of all players, from the standings at each version. */
export function coursesOf(rows: readonly (readonly Standing[])[]): Course[] {
  return (rows[0] ?? []).map(({ seat }, place) => ({ seat, values: rows.map((row) => row[place]?.score ?? 0) }));
}

/** A lead of one player over all others, from one version to another. */
export interface Lead {
  seat: number | null;
  from: number;
  to: number;
}

/** Who was in the sole lead, and when; nobody is while the best are tied. */
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

/** The moments at which the lead changed. */
export function turnsOf(leads: readonly Lead[]): Mark[] {
  return leads.flatMap(({ seat, from }, at) => {
    const before = leads[at - 1];
    return before && before.seat !== seat ? [{ version: from, kind: "lead" as const, seat, total: null }] : [];
  });
}

/** A line that is level from version to version and jumps at each change, as an SVG path. */
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

/** A player's points at the start, and at the end of each turn. */
export function pointsByTurn({ values }: Course, first: number, ends: readonly number[]): number[] {
  return [first, ...ends].map((version) => values[Math.min(version - first, values.length - 1)] ?? 0);
}

/** Where a version is among turns: 1 at the end of the first turn, 1.5 in the middle of the second, 0 at the start. */
export function placeAmong(ends: readonly number[], version: number, first: number): number {
  const turn = ends.findIndex((end) => end >= version);
  if (turn < 0) return ends.length;
  const before = ends[turn - 1] ?? first;
  return turn + (version - before) / Math.max(1, (ends[turn] ?? before) - before);
}

/** The marks of an axis from 0 to at least `most`: round numbers, about four of them. */
export function ticksTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => most <= 4 * each) ?? Math.ceil(most / 400) * 100;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}

/** A mark on a chart: where it is to be, and how large it is, in pixels. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Moves marks up or down, within a height, so that none covers another if there is room. */
export function uncovered(spots: readonly Spot[], height: number): Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    const by = spot.y > height / 2 ? -spot.size : spot.size;
    const tries = [0, by, -by, 2 * by, -2 * by, 3 * by].map((aside) => ({ ...spot, y: spot.y + aside }));
    const isFree = ({ x, y, size }: Spot): boolean =>
      y >= 0 && y <= height && placed.every((each) => Math.max(Math.abs(each.x - x), Math.abs(each.y - y)) >= (each.size + size) / 2);
    placed.push(tries.find(isFree) ?? spot);
  }
  return placed;
}

/** Positions as close as possible to the wanted ones, at least `apart` from each other, between 0 and `most`. */
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
