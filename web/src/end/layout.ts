/** The positions of things in a scene of a given size; all in its own pixels. */

/** The position of a dog: the middle of its feet, and the most room it can take. */
export interface Stand {
  x: number;
  y: number;
  width: number;
  height: number;
  /** It faces left. */
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
  /** The upper edge of the lawn. */
  horizon: number;
  podium: Podium;
  /** The dog on the podium. */
  first: Stand;
  /** The others, in the order in which they take their places. */
  others: Stand[];
  /** A loser's nearest dog, in front. */
  front: Stand;
  /** The position of the winner's speech bubble; null if there is no room for it. */
  words: number | null;
  /** The font size of names. */
  text: number;
}

/** From this aspect ratio on, a scene is wide. */
const WIDE_FROM = 1.25;
/** The margin at the edges, and between dogs. */
const EDGE = 8;
/** How much more room a loser's nearest dog has than each of the others. */
const NEAREST = 1.8;
/** The height of the winner's speech bubble. */
const SPEECH = 44;

/**
 * Side by side from left to right, centered in the available room; the width of each depends on its weight, up to
 * `most`.
 */
function sideBySide(from: number, to: number, weights: readonly number[], most: number): { x: number; width: number }[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const unit = Math.min(most, Math.max(0, to - from) / Math.max(1, all));
  let left = (from + to - unit * all) / 2;
  return weights.map((weight) => {
    const width = weight * unit;
    left += width;
    return { x: left - width / 2, width: Math.max(0, width - EDGE) };
  });
}

const ones = (count: number): number[] => Array.from({ length: Math.max(0, count) }, () => 1);

/**
 * Lays out a scene in which the reader or another player has won, or the reader has lost. `others` is the number of
 * other dogs. Nothing is above `top`, where the text is; nobody is cut off, and nobody hides another dog or a name.
 */
export function layoutOf(width: number, height: number, lost: boolean, others = 5, top = height * 0.28): Layout {
  const text = Math.max(13, Math.min(18, height / 36));
  const room: Room = { width, height, top: Math.min(top + EDGE, height * 0.6), others, label: text * 1.7 };
  const wide = width >= WIDE_FROM * height;
  const places = wide ? (lost ? wideLost(room) : wideWon(room)) : lost ? highLost(room) : highWon(room);
  const middle = places.podium.x + places.podium.width / 2;
  // All dogs look at the one on the podium.
  const stand = (place: Place, turned = place.x > middle): Stand => ({ ...place, height: Math.max(0, place.height), turned });
  return {
    ...places,
    first: stand(places.first, lost),
    others: places.others.map((place) => stand(place)),
    front: stand(places.front, false),
    text,
  };
}

interface Room {
  width: number;
  height: number;
  top: number;
  others: number;
  label: number;
}

type Place = Omit<Stand, "turned">;
type Places = Pick<Layout, "horizon" | "podium" | "words"> & { first: Place; front: Place; others: Place[] };

const NOWHERE: Place = { x: 0, y: 0, width: 0, height: 0 };

/** All dogs in one line, the winner in the middle. */
function wideWon({ width, height, top, others, label }: Room): Places {
  const podium = { x: width * 0.38, y: height * 0.775, width: width * 0.24, height: height * 0.16 };
  const first = { x: width / 2, y: podium.y + 6, width: width * 0.25, height: Math.min(height * 0.45, podium.y - top) };
  const left = sideBySide(EDGE, width * 0.37, ones(Math.ceil(others / 2)), width * 0.19);
  const right = sideBySide(width * 0.63, width - EDGE, ones(Math.floor(others / 2)), width * 0.19);
  const low = height - label;
  const place = (each: { x: number; width: number }, at: number): Place => ({
    ...each,
    y: at % 2 === 0 ? low : low - height * 0.06,
    height: Math.min(height * 0.32, low - height * 0.06 - top),
  });
  return {
    horizon: height * 0.7,
    podium,
    first,
    front: NOWHERE,
    others: [...left.reverse().map(place), ...right.map(place)],
    words: null,
  };
}

/** The reader's dogs in one line, the nearest in the middle, the winner on the right. */
function wideLost({ width, height, top, others, label }: Room): Places {
  const podium = { x: width * 0.775, y: height * 0.775, width: width * 0.205, height: height * 0.16 };
  const first = { x: width * 0.8775, y: podium.y + 6, width: width * 0.19, height: Math.min(height * 0.4, podium.y - top) };
  const before = Math.ceil(others / 2);
  const line = sideBySide(EDGE, width * 0.76, [...ones(before), NEAREST, ...ones(others - before)], width * 0.16);
  const low = height - label;
  const places = line.map((each, at) => ({
    ...each,
    y: at === before || at % 2 === 0 ? low : low - height * 0.06,
    height: Math.min(height * (at === before ? 0.41 : 0.28), low - height * 0.06 - top),
  }));
  return {
    horizon: height * 0.7,
    podium,
    first,
    front: places[before] ?? NOWHERE,
    others: places.filter((_, at) => at !== before),
    words: Math.max(top, height * 0.34),
  };
}

/** The winner in the middle, three dogs in front of the podium, the others next to it. */
function highWon({ width, height, top, others, label }: Room): Places {
  const low = height - label;
  const before = Math.min(3, others);
  const high = before > 0 ? Math.min(height * 0.2, (low - top - label) * 0.34) : 0;
  const foot = low - high - EDGE / 2;
  const podium = { x: width * 0.29, y: 0, width: width * 0.42, height: Math.max(32, Math.min(60, height * 0.11)) };
  podium.y = foot - podium.height;
  const first = { x: width / 2, y: podium.y + 4, width: width * 0.42, height: Math.min(height * 0.36, podium.y - top) };
  const row = sideBySide(EDGE / 2, width - EDGE / 2, ones(before), width * 0.36).map((each) => ({ ...each, y: low, height: high }));
  const feet = foot - label;
  const beside = [
    { x: width * 0.145, width: width * 0.27 },
    { x: width * 0.855, width: width * 0.27 },
  ].map((each) => ({ ...each, y: feet, height: Math.min(height * 0.2, feet - top) }));
  return {
    horizon: feet - 12,
    podium,
    first,
    front: NOWHERE,
    others: [...row, ...beside.slice(0, Math.max(0, others - before))],
    words: null,
  };
}

/** The winner and the reader's nearest dog side by side, the others behind them. */
function highLost({ width, height, top, others, label }: Room): Places {
  const room = height - top;
  const rows = others > 4 && room > 290 ? 2 : 1;
  const behind = others > 0 ? room * (rows > 1 ? 0.48 : 0.38) : 0;
  const each = behind / rows;
  const inFirst = rows > 1 ? Math.ceil(others / 2) : others;
  const lines = [inFirst, others - inFirst].flatMap((count, line) =>
    sideBySide(EDGE / 2, width - EDGE / 2, ones(count), width * 0.34).map((place) => ({
      ...place,
      y: top + (line + 1) * each - label,
      height: Math.min(height * 0.2, each - label - EDGE / 2),
    })),
  );
  const near = top + behind;
  const words = height - near > 170 ? near + EDGE / 2 : null;
  const podium = { x: width * 0.555, y: 0, width: width * 0.42, height: Math.max(32, Math.min(60, height * 0.11)) };
  podium.y = height - EDGE - podium.height;
  const least = words === null ? near : words + SPEECH;
  const low = height - label;
  return {
    horizon: (others > 0 ? top + each - label : near + (low - near) * 0.5) - 12,
    podium,
    first: { x: width * 0.765, y: podium.y + 4, width: width * 0.4, height: podium.y - least },
    front: { x: width * 0.275, y: low, width: width * 0.5, height: Math.min(height * 0.34, low - least - EDGE / 2) },
    others: lines,
    words,
  };
}

/** The rays of a low sun behind a point, as one path. */
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

/** A garland over the full width: its line, and its flags in the colors of the tricks. */
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

/** Breaks words into as few lines of at most `most` letters as possible. */
export function linesOf(words: string, most: number): string[] {
  return words.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > most) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** The position of a portrait. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** The others around the one in the middle, by rank. */
const AROUND = [
  [0.15, 0.5],
  [0.85, 0.53],
  [0.15, 0.7],
  [0.85, 0.73],
  [0.5, 0.78],
] as const;
/** A few can stand on a podium; for more there is no room. */
export const MOST_ON_BLOCKS = 3;
/** How far a portrait on a block extends below its upper edge, and a crown above the portrait's middle, in radii. */
const SUNK = 0.2;
const CROWNED = 1.6;

/** The height of the beetles that walk along the lower edge. */
export const walkersIn = (width: number, height: number): number => Math.min(width / 6.6, height * 0.14);

/** The font size of names in a scene with portraits. */
export const namesIn = (height: number): number => Math.max(14, Math.min(20, height / 34));

/** The room of the winner's sheet on a block. */
export const SHEET = { width: 236, height: 144 };

/** The width of a block; one that a sheet is pinned to is wider. */
export const blockIn = (width: number, pinned = false): number => (pinned ? SHEET.width + 20 : Math.min(width * 0.28, 170));

/**
 * The portraits of this many players, the first one large. A few stand on blocks, those of the winners higher than the
 * others', with room on each for a number and a name, and on the first for a sheet if it is `pinned` there; their crowns
 * stay below `top`, where the text is.
 */
export function discsOf(width: number, height: number, players: number, top = height * 0.34, winners = 1, pinned = false): Disc[] {
  if (players <= MOST_ON_BLOCKS) return podium(width, height, players, top, winners, pinned);
  const small = Math.min(width * 0.08, height * 0.06);
  const large = Math.min(width * 0.15, height * 0.1);
  return [
    { x: width / 2, y: height * 0.57, radius: large },
    ...AROUND.slice(0, players - 1).map(([x, y]) => ({ x: x * width, y: y * height, radius: small })),
  ];
}

/** The smallest portrait above a pinned sheet. */
const LEAST_ABOVE_SHEET = 42;

/** Whether a few players on blocks leave room for the winner's sheet. */
export function pinsSheet(width: number, height: number, players: number, top: number): boolean {
  const room = height - walkersIn(width, height) * 1.15 - top - SHEET.height - namesIn(height) * 3;
  return players <= MOST_ON_BLOCKS && width >= 2.6 * blockIn(width, true) && room >= LEAST_ABOVE_SHEET * (CROWNED + 1);
}

function podium(width: number, height: number, players: number, top: number, winners: number, pinned: boolean): Disc[] {
  const step = players > winners ? Math.max(24, height * 0.08) : 0;
  const words = namesIn(height) * 3;
  const below = Math.max(step, pinned ? SHEET.height : 0);
  const room = height - walkersIn(width, height) * 1.15 - top - below - words;
  const large = Math.max(20, Math.min(width * 0.18, height * 0.14, room / (CROWNED + 1)));
  const small = large * 0.68;
  const block = top + large * (CROWNED + 1 - SUNK) + Math.max(0, room - large * (CROWNED + 1)) * 0.6;
  const between = Math.max(large + small + Math.min(width * 0.1, large), blockIn(width, pinned) / 2 + blockIn(width) / 2 + 12);
  const left = (width - large - between - small) / 2 + large;
  const places = players === 2 ? [left, left + between] : [width / 2, width * 0.2, width * 0.8];
  return places.slice(0, players).map((x, at) => {
    const radius = at === 0 ? large : small;
    return { x, y: block + (at < winners ? 0 : step) - radius * (1 - SUNK), radius };
  });
}
