/** Where something that is carried would land. */

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

/** A hand is never still: a shorter way is a tap. Fingers shake more than mice. */
const STILL = { mouse: 4, other: 9 };
/** So far beside a place, in pixels, it is still meant. */
const REACH = 18;

/** Whether a pointer has gone far enough to carry something rather than tap it. */
export function isCarrying(from: Point, to: Point, pointer: string): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > (pointer === "mouse" ? STILL.mouse : STILL.other);
}

/** Which of the boxes is meant: one that holds the point, else the nearest within reach; of several, by its middle. */
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
