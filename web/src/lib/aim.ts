/** A point where something that is carried could be dropped. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A hand is never completely still: a shorter distance is a tap. Fingers shake more than mice. */
const STILL = { mouse: 4, other: 9 };
/** How far outside a place, in pixels, a drop still counts. */
const REACH = 18;

/** Whether a pointer has moved far enough to carry something rather than tap it. */
export function isCarrying(from: Point, to: Point, pointer: string): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > (pointer === "mouse" ? STILL.mouse : STILL.other);
}

/**
 * The index of the box to drop on: one that contains the point, otherwise the nearest within reach; among several, by
 * the middle.
 */
export function aimedAt(point: Point, boxes: readonly (Box | null)[]): number | null {
  let best: { at: number; away: number; fromMiddle: number } | null = null;
  for (const [at, box] of boxes.entries()) {
    const away = box === null ? Infinity : distance(point, box);
    if (box === null || away > REACH) continue;
    const middle = middleOf(box);
    const fromMiddle = Math.hypot(point.x - middle.x, point.y - middle.y);
    if (best === null || away < best.away || (away === best.away && fromMiddle < best.fromMiddle)) {
      best = { at, away, fromMiddle };
    }
  }
  return best?.at ?? null;
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function distance({ x, y }: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
