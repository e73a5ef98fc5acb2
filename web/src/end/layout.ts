/** Where things stand in a scene of a given size; all in its own pixels. */

/** The place of a dog: the middle of its feet, and the most room it may take. */
export interface Stand {
  x: number;
  y: number;
  width: number;
  height: number;
  /** It looks to the left. */
  turned: boolean;
}

/** A box for somebody to stand on. */
export interface Podium {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  /** Where the lawn begins. */
  horizon: number;
  podium: Podium;
  /** Whoever stands on the podium. */
  first: Stand;
  /** The others, in the order in which they take their places. */
  others: Stand[];
  /** A loser's nearest dog, in front. */
  front: Stand;
  /** Where a few words of whoever won begin. */
  words: { x: number; y: number };
  /** The size of names. */
  text: number;
}

type Share = readonly [x: number, y: number, width: number, height: number];

/** Shares of width and height: a wide scene has everybody in one line, a high one in two. */
const WIDE = {
  horizon: 0.7,
  won: { podium: [0.5, 0.775, 0.24, 0.16], first: [0.25, 0.43] },
  others: [
    [0.27, 0.9, 0.2, 0.31],
    [0.685, 0.9, 0.16, 0.29],
    [0.105, 0.835, 0.17, 0.32],
    [0.91, 0.905, 0.17, 0.29],
    [0.79, 0.805, 0.16, 0.26],
  ],
  lost: { podium: [0.872, 0.775, 0.205, 0.16], first: [0.19, 0.38], front: [0.435, 0.905, 0.25, 0.41] },
  // Nobody stands before somebody else's name.
  mine: [
    [0.075, 0.765, 0.15, 0.25],
    [0.16, 0.905, 0.12, 0.22],
    [0.7, 0.765, 0.14, 0.25],
    [0.605, 0.905, 0.09, 0.2],
    [0.26, 0.725, 0.11, 0.2],
  ],
  words: [0.69, 0.3],
} as const;

const HIGH = {
  horizon: 0.6,
  won: { podium: [0.5, 0.665, 0.45, 0.12], first: [0.47, 0.25] },
  others: [
    [0.18, 0.94, 0.33, 0.18],
    [0.83, 0.94, 0.32, 0.18],
    [0.15, 0.645, 0.28, 0.17],
    [0.86, 0.645, 0.27, 0.16],
    [0.505, 0.945, 0.24, 0.15],
  ],
  lost: { podium: [0.765, 0.83, 0.42, 0.125], first: [0.4, 0.23], front: [0.27, 0.94, 0.5, 0.27] },
  mine: [
    [0.14, 0.635, 0.26, 0.14],
    [0.4, 0.635, 0.22, 0.14],
    [0.58, 0.56, 0.16, 0.09],
    [0.75, 0.56, 0.16, 0.09],
    [0.92, 0.56, 0.15, 0.09],
  ],
  words: [0.53, 0.42],
} as const;

/** From this proportion on a scene is wide. */
const WIDE_FROM = 1.25;

/** How a scene is laid out in which the reader, or somebody else, has won, or the reader lost. */
export function layoutOf(width: number, height: number, lost: boolean): Layout {
  const shares = width >= WIDE_FROM * height ? WIDE : HIGH;
  const { podium: box, first } = lost ? shares.lost : shares.won;
  const podium = {
    x: (box[0] - box[2] / 2) * width,
    y: box[1] * height,
    width: box[2] * width,
    height: box[3] * height,
  };
  const stand = ([x, y, w, h]: Share): Stand => ({
    x: x * width,
    y: y * height,
    width: w * width,
    height: h * height,
    // Everybody looks at whoever stands on the podium.
    turned: x > box[0],
  });
  return {
    horizon: shares.horizon * height,
    podium,
    first: { ...stand([box[0], box[1] + 0.012, first[0], first[1]]), turned: lost },
    others: (lost ? shares.mine : shares.others).map(stand),
    front: stand(shares.lost.front),
    words: { x: shares.words[0] * width, y: shares.words[1] * height },
    text: Math.max(13, Math.min(18, height / 36)),
  };
}

/** The beams of a low sun behind a point, as one path. */
export function rays(x: number, y: number, reach: number, beams = 13): string {
  const wedge = (at: number): string => {
    const [from, to] = [at, at + 0.5].map((part) => Math.PI + (Math.PI * part) / beams);
    const point = (angle = 0): string => `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
    return `M${round(x)} ${round(y)}L${point(from)} ${point(to)}Z`;
  };
  return Array.from({ length: beams }, (_, at) => wedge(at + 0.25)).join("");
}

/** A flag of the bunting: the points of its triangle. */
export interface Flag {
  points: string;
  colour: string;
}

const FLAGS = ["red", "yellow", "purple", "blue", "green"];

/** A garland over the whole width: its line, and its flags in the colours of the tricks. */
export function bunting(width: number): { line: string; flags: Flag[] } {
  const swings = Math.max(2, Math.round(width / 450));
  const span = width / swings;
  const sag = Math.min(38, span / 7);
  const line = Array.from({ length: swings }, (_, at) => `M${round(at * span)} 4Q${round((at + 0.5) * span)} ${round(4 + 2 * sag)} ${round((at + 1) * span)} 4`);
  const each = Math.max(3, Math.round(span / 85));
  const size = Math.min(32, span / 6);
  const flags = Array.from({ length: swings * each }, (_, at): Flag => {
    const part = ((at % each) + 0.5) / each;
    const middle = (Math.floor(at / each) + part) * span;
    const hangs = 4 + 4 * sag * part * (1 - part);
    const lean = (part - 0.5) * size * 0.5;
    const points = `${round(middle - size / 2)},${round(hangs + lean / 3 - 2)} ${round(middle + size / 2)},${round(hangs - lean / 3 - 2)} ${round(middle - lean)},${round(hangs + size * 1.15)}`;
    return { points, colour: FLAGS[at % FLAGS.length] ?? "red" };
  });
  return { line: line.join(""), flags };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Words in as few lines of at most so many letters as they need. */
export function linesOf(words: string, most: number): string[] {
  return words.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** Where a portrait hangs. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** The one in the middle, then the others by rank; two beside it, more around. */
const BESIDE = [
  [0.2, 0.6],
  [0.8, 0.63],
] as const;
const AROUND = [
  [0.15, 0.5],
  [0.85, 0.53],
  [0.15, 0.7],
  [0.85, 0.73],
  [0.5, 0.78],
] as const;

/** The portraits of so many players, the first one large. */
export function discsOf(width: number, height: number, players: number): Disc[] {
  const others = players > 3 ? AROUND : BESIDE;
  const small = players > 3 ? Math.min(width * 0.08, height * 0.06) : Math.min(width * 0.1, height * 0.08);
  const large = players > 3 ? Math.min(width * 0.15, height * 0.1) : Math.min(width * 0.18, height * 0.125);
  const first = { x: width / 2, y: height * (players > 3 ? 0.57 : 0.6), radius: large };
  return [
    first,
    ...others.slice(0, Math.max(0, players - 1)).map(([x, y]) => ({ x: x * width, y: y * height, radius: small })),
  ];
}
