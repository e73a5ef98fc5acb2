/** The geometry of a dog: its width, its outlines, and the positions of its spaces. */

import { outlined, pointsOf, type Point } from "./outline";
import { BODIES, EAR_REACH, GROUND, MUZZLE_REACH, NECK, WAIST, type Leg } from "./parts";
import type { Look } from "./look";

export const HEIGHT = 150;
/** Ears can extend above the area in which bodies are drawn. */
export const ABOVE = 10;
const WIDTH = 152;
/** The distance between the middles of two spaces, and the side of a space. */
const PACE = 53;
const SIDE = 46;
const FIRST = 40;

/** The middle of a space and its size, in percent of the drawing's width and height. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/** A dog with a single space is more than half as long as one with two; otherwise it would be just a head with legs. */
const SHORTEST = -22;

/** How much longer a dog is than one with two spaces. */
const longer = (spaces: number): number => Math.max(SHORTEST, PACE * (spaces - 2));

export function boxOf(spaces: number): string {
  return `0 ${-ABOVE} ${widthOf(spaces)} ${HEIGHT}`;
}

export function widthOf(spaces: number): number {
  return WIDTH + longer(spaces);
}

/** The body to draw: a dog with many spaces lies down, because sitting dogs are not long. */
function bodyOf(look: Look, spaces: number) {
  return BODIES[look.body === "sit" && spaces > 2 ? "lie" : look.body];
}

const pulled = (points: readonly Point[], extra: number): Point[] =>
  points.map(([x, y]) => [x > WAIST ? x + extra : x, y]);

/** The points of the trunk's outline, before fur is added; round dogs stay round at any length. */
export function trunkOf(look: Look, spaces: number): Point[] {
  const points = pointsOf(bodyOf(look, spaces).shape);
  const extra = longer(spaces);
  const bulge = look.body === "round" ? Math.max(0, Math.min(9, extra / 6)) : 0;
  return pulled(
    points.map(([x, y]): Point => [x, x > 30 && x < 100 && y < 60 ? y - bulge * (x === WAIST ? 1 : 0.5) : y]),
    extra,
  ).map(([x, y]) => [x === WAIST ? x + extra / 2 : x, y]);
}

/** A place for each space, on the trunk, in the order of the spaces. */
export function placesOf(look: Look, spaces: number): Place[] {
  const width = widthOf(spaces);
  const [first, last] = bodyOf(look, spaces).row;
  return Array.from({ length: spaces }, (_, at) => {
    const part = spaces === 1 ? 0.5 : at / (spaces - 1);
    const x = spaces === 1 ? FIRST + (PACE + SHORTEST) / 2 : FIRST + PACE * at;
    return { x: (100 * x) / width, y: (100 * (first + (last - first) * part + ABOVE)) / HEIGHT, size: (100 * SIDE) / width };
  });
}

function leg([x, half, top, lean]: Leg): string {
  const foot = x + lean;
  return outlined(
    pointsOf(
      [
        [x - half, top],
        [x + half, top],
        [foot + half * 0.8, GROUND - 10],
        [foot + half + 3, GROUND - 4],
        [foot + half, GROUND],
        [foot - half, GROUND],
        [foot - half - 1, GROUND - 5],
        [foot - half * 0.9, GROUND - 11],
      ]
        .flat()
        .join(" "),
    ),
  );
}

function sock([x, half, , lean]: Leg): string {
  const foot = x + lean;
  return `M${foot - half - 6} ${GROUND - 11}l${half} -2.5 ${half} 2.5 ${half + 8} -2v16H${foot - half - 6}Z`;
}

const toe = ([x, half, , lean]: Leg): string => `M${x + lean + half * 0.35} ${GROUND}v-4`;

/** All parts of a dog's figure except the head, as path data. */
export interface Figure {
  width: number;
  /** How much longer it is than one with two spaces. */
  extra: number;
  trunk: string;
  near: string[];
  far: string[];
  socks: string[];
  toes: string;
  paws: string;
  lines: string;
  chest: string;
  neck: string;
  head: Point;
  tail: Point;
}

export function figureOf(look: Look, spaces: number): Figure {
  const body = bodyOf(look, spaces);
  const extra = longer(spaces);
  const legs = (all: readonly Leg[]): Leg[] =>
    all.map(([x, half, top, lean]) => [x > WAIST ? x + extra : x, half, top, lean]);
  const [anchor, headY] = body.head;
  // Dogs with wide ears or a long nose have their heads a little further back, so that these stay on the card.
  const reach = Math.max(EAR_REACH[look.ears] ?? 0, MUZZLE_REACH[look.muzzle] ?? 0);
  const headX = Math.min(anchor, WIDTH - 6 - reach * look.size);
  return {
    width: widthOf(spaces),
    extra,
    trunk: outlined(trunkOf(look, spaces), look.fur),
    near: legs(body.near).map(leg),
    far: legs(body.far).map(leg),
    socks: legs(body.near).map(sock),
    toes: legs(body.near).map(toe).join(""),
    paws: "paws" in body ? outlined(pulled(pointsOf(body.paws), extra)) : "",
    lines: "lines" in body ? body.lines : "",
    chest: "chest" in body ? body.chest : "",
    neck: outlined(pointsOf(NECK)),
    head: [headX + extra, headY],
    tail: body.tail,
  };
}
