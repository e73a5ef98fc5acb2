/** The shapes that distinguish beetle families in addition to their colors, about one unit in each direction. */

export type Point = readonly [number, number];

type Radius = (angle: number) => number;

const tail = (angle: number): number => Math.max(0, -Math.cos(angle));

/** The distance of a back's outline from its middle, by family, as a function of the angle clockwise from the head. */
const BACKS: Record<string, Radius> = {
  white: () => 1,
  yellow: (angle) => 1 / Math.hypot(Math.sin(angle) / 1.14, Math.cos(angle) / 0.9),
  orange: (angle) => 0.92 / (Math.sin(angle) ** 4 + Math.cos(angle) ** 4) ** 0.25,
  green: (angle) => 0.96 + 0.26 * tail(angle) ** 6,
  blue: (angle) => 1 + 0.16 * tail(angle) ** 3 - 0.44 * tail(angle) ** 30,
  pink: (angle) => 0.98 - 0.06 * Math.cos(9 * angle),
};

/** The right antenna of each family, from its root on the head at (0, 0); the left one mirrors it. */
const ANTENNAE: Record<string, string> = {
  white: "M.1 0 .34-.4m-.03-.1a.12.12 0 1 1 .1.18.12.12 0 1 1-.1-.18",
  yellow: "M.1 0c.1-.3.3-.5.48-.46.24.05.22.36.02.34-.12-.02-.14-.14-.06-.2",
  orange: "M.08 0 .36-.14.24-.3.56-.38.46-.56.76-.6",
  green: "M.08 0 .28-.24V-.66M.28-.24.5-.6M.28-.24.68-.44M.28-.24.74-.22",
  blue: "M.08 0c.2-.5.7-.62.94-.3.16.22.18.5.2.7",
  pink: "M.08 0 .3-.26m.1-.02C.2-.5.36-.7.46-.52.62-.66.74-.42.4-.28Z",
};

const STEPS = 36;

function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const write = (x: number, y: number): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
  const pieces = points.map((here, index) => {
    const [before, there, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = write(here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6);
    const second = write(there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6);
    return `C${first} ${second} ${write(...there)}`;
  });
  return `M${write(...at(0))}${pieces.join("")}Z`;
}

function outline(radius: Radius): string {
  const points = Array.from({ length: STEPS }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / STEPS;
    return [Math.sin(angle) * radius(angle), -Math.cos(angle) * radius(angle)];
  });
  return smooth(points);
}

const OUTLINES: Record<string, string> = Object.fromEntries(
  Object.entries(BACKS).map(([colour, radius]) => [colour, outline(radius)]),
);

/** The path of a family's back. */
export const backOf = (colour: string): string => OUTLINES[colour] ?? OUTLINES["white"] ?? "";

/** The path of a family's right antenna. */
export const antennaOf = (colour: string): string => ANTENNAE[colour] ?? "";

/** The positions of a beetle's spots, by their number: one in the middle if it is odd, the others in pairs. */
export const SPOTS: Record<number, readonly Point[]> = {
  0: [],
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The spots of a beetle, each with whether it was just added. */
export function spotsWith(before: number, added: number): { at: Point; fresh: boolean }[] {
  const old = new Set((SPOTS[before] ?? []).map(String));
  return (SPOTS[before + added] ?? []).map((at) => ({ at, fresh: !old.has(String(at)) }));
}
