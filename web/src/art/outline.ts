/** Outlines from a few points: smooth, or with fur that shows in the silhouette. */

export type Point = readonly [number, number];
export type Fur = "smooth" | "curly" | "shaggy" | "wiry";

const STEPS = 10;

/** Parses points written as "x y x y …", the format of the drawn parts. */
export function pointsOf(text: string): Point[] {
  const numbers = text.split(" ").map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0]);
}

const around = (points: readonly Point[], at: number): Point =>
  points[(at + points.length) % points.length] ?? [0, 0];
const text = ([x, y]: Point): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

/** The two handles of the smooth (Catmull-Rom) curve from one point to the next. */
function handles(points: readonly Point[], at: number): [Point, Point] {
  const [before, from, to, after] = [-1, 0, 1, 2].map((step) => around(points, at + step)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return [
    [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
    [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
  ];
}

function smooth(points: readonly Point[]): string {
  const curves = points.map((_, at) => {
    const [leaving, arriving] = handles(points, at);
    return `C${text(leaving)} ${text(arriving)} ${text(around(points, at + 1))}`;
  });
  return `M${text(around(points, 0))}${curves.join("")}Z`;
}

/** Many points along the smooth curve through the given ones. */
export function traced(points: readonly Point[]): Point[] {
  return points.flatMap((from, at) => {
    const to = around(points, at + 1);
    const [leaving, arriving] = handles(points, at);
    return Array.from({ length: STEPS }, (_, step): Point => {
      const t = step / STEPS;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      return [
        a * from[0] + b * leaving[0] + c * arriving[0] + d * to[0],
        a * from[1] + b * leaving[1] + c * arriving[1] + d * to[1],
      ];
    });
  });
}

/** Points along a closed line, evenly spaced. */
function paced(line: readonly Point[], pace: number): Point[] {
  const found: Point[] = [];
  let left = 0;
  for (const [at, from] of line.entries()) {
    const to = around(line, at + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (left < length) {
      found.push([from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length]);
      left += pace;
    }
    left -= length;
  }
  return found;
}

/** The distance between locks of fur, how far they stand out, and how far their tips lean along the outline. */
const LOCKS: Record<Exclude<Fur, "smooth">, { pace: number; out: number; lean: number }> = {
  curly: { pace: 11, out: 7, lean: 0 },
  shaggy: { pace: 12, out: 6.5, lean: 0.95 },
  wiry: { pace: 7, out: 4.5, lean: 0.5 },
};

/** A closed outline through points that run clockwise. */
export function outlined(points: readonly Point[], fur: Fur = "smooth"): string {
  if (fur === "smooth") return smooth(points);
  const { pace, out, lean } = LOCKS[fur];
  const roots = paced(traced(points), pace);
  const locks = roots.map((from, at) => {
    const to = around(roots, at + 1);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const reach = (out * (1 + 0.25 * Math.sin(at * 2.4))) / (Math.hypot(dx, dy) || 1);
    const raised = (along: number): string => text([from[0] + dx * along + dy * reach, from[1] + dy * along - dx * reach]);
    if (fur === "curly") return `C${raised(-0.1)} ${raised(1.1)} ${text(to)}`;
    return fur === "shaggy" ? `Q${raised(0.3)} ${raised(lean)}L${text(to)}` : `L${raised(lean)}L${text(to)}`;
  });
  return `M${text(around(roots, 0))}${locks.join("")}Z`;
}
