import { hash } from "../art/look";
import type { SheetContent } from "../wire";

export interface Spot {
  id: string;
  kind: string;
  /** The middle of the field. */
  x: number;
  y: number;
}

export interface Path {
  key: string;
  from: Spot;
  to: Spot;
  /** The path, in SVG path syntax. */
  d: string;
}

/** Something that grows beside the paths. */
export interface Plant {
  kind: "grass" | "flower";
  x: number;
  y: number;
  size: number;
}

/** A meadow to draw; everything is measured in fields, from the top left. */
export interface Layout {
  width: number;
  height: number;
  spots: Spot[];
  paths: Path[];
  plants: Plant[];
}

type Point = readonly [x: number, y: number];

/** How far a path can bend sideways, relative to its length; the smallest bend that avoids other fields is used. */
const BENDS = [0, 0.35, -0.35, 0.6, -0.6, 0.9, -0.9];
const CLEAR_OF_FIELDS = 0.45;
const WOBBLE = 0.07;
const SAMPLES = 10;
/** The spacing of plants, and their distance from paths and fields. */
const SOWN = 0.5;
const CLEAR_OF_PATHS = 0.3;
const CLEAR_OF_STONES = 0.5;
const FLOWERS = 5;

/** Where the fields, paths and plants of a meadow are drawn; always in portrait. */
export function layoutOf(sheet: SheetContent): Layout {
  const columns = ranks(sheet.fields.map((field) => field.column));
  const rows = ranks(sheet.fields.map((field) => field.row));
  const turned = columns.size > rows.size;
  const spots = sheet.fields.map(({ id, kind, column, row }): Spot => {
    const across = (columns.get(column) ?? 0) + 0.5;
    const down = (rows.get(row) ?? 0) + 0.5;
    return turned ? { id, kind, x: down, y: across } : { id, kind, x: across, y: down };
  });
  const [width, height] = turned ? [rows.size, columns.size] : [columns.size, rows.size];
  const walks = sheet.edges.flatMap(([one, other]) => {
    const from = spots.find((spot) => spot.id === one);
    const to = spots.find((spot) => spot.id === other);
    return from && to ? [walkOf(from, to, spots)] : [];
  });
  const ways = walks.flatMap((walk) => walk.points);
  return { width, height, spots, paths: walks.map(({ path }) => path), plants: plantsOf(width, height, spots, ways) };
}

/** The rank of each value among all of them: columns and rows without a field take no room. */
function ranks(values: readonly number[]): Map<number, number> {
  const used = [...new Set(values)].sort((one, other) => one - other);
  return new Map(used.map((value, rank) => [value, rank]));
}

const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

function walkOf(from: Spot, to: Spot, spots: readonly Spot[]): { path: Path; points: Point[] } {
  const key = `${from.id} ${to.id}`;
  const others = spots.filter((spot) => spot !== from && spot !== to);
  const wobble = hash(key) % 2 === 0 ? WOBBLE : -WOBBLE;
  const isClear = (points: readonly Point[]): boolean =>
    points.every((point) => others.every((spot) => apart(point, [spot.x, spot.y]) > CLEAR_OF_FIELDS));
  const bends = BENDS.map((bend) => bend + wobble);
  const bend = bends.find((each) => isClear(pointsOf(from, to, turnOf(from, to, each)))) ?? wobble;
  const turn = turnOf(from, to, bend);
  const d = `M${from.x} ${from.y}Q${turn[0].toFixed(2)} ${turn[1].toFixed(2)} ${to.x} ${to.y}`;
  return { path: { key, from, to, d }, points: pointsOf(from, to, turn) };
}

/** The control point that bends a path. */
function turnOf(from: Spot, to: Spot, bend: number): Point {
  return [(from.x + to.x) / 2 - bend * (to.y - from.y), (from.y + to.y) / 2 + bend * (to.x - from.x)];
}

function pointsOf(from: Spot, to: Spot, turn: Point): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, step): Point => {
    const gone = step / SAMPLES;
    const [a, b, c] = [(1 - gone) ** 2, 2 * gone * (1 - gone), gone ** 2];
    return [a * from.x + b * turn[0] + c * to.x, a * from.y + b * turn[1] + c * to.y];
  });
}

function plantsOf(width: number, height: number, spots: readonly Spot[], ways: readonly Point[]): Plant[] {
  const plants: Plant[] = [];
  for (let y = SOWN / 2; y < height; y += SOWN) {
    for (let x = SOWN / 2; x < width; x += SOWN) {
      const lot = hash(`${x} ${y}`);
      const at: Point = [x + ((lot % 7) - 3) / 30, y + (((lot >> 3) % 7) - 3) / 30];
      const free = spots.every((spot) => apart(at, [spot.x, spot.y]) > CLEAR_OF_STONES);
      if (!free || ways.some((point) => apart(at, point) < CLEAR_OF_PATHS)) continue;
      const kind = (lot >> 7) % FLOWERS === 0 ? "flower" : "grass";
      plants.push({ kind, x: at[0], y: at[1], size: 0.8 + ((lot >> 11) % 5) / 10 });
    }
  }
  return plants;
}
