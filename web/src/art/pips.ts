/** The positions of the pips on a die's 48 by 48 face, a little off the grid as if drawn by hand: [x, y, radius]. */
type Pip = readonly [number, number, number];

const LEFT = 13.5;
const RIGHT = 34.5;
const MIDDLE = 24;

export const PIPS: Record<number, readonly Pip[]> = {
  1: [[MIDDLE + 0.3, MIDDLE - 0.2, 5.1]],
  2: [
    [LEFT + 0.8, LEFT + 0.2, 4.4],
    [RIGHT - 0.4, RIGHT - 0.1, 4.6],
  ],
  3: [
    [LEFT - 0.2, LEFT + 0.4, 4.3],
    [MIDDLE + 0.4, MIDDLE - 0.3, 4.6],
    [RIGHT + 0.2, RIGHT - 0.5, 4.3],
  ],
  4: [
    [LEFT + 0.3, LEFT - 0.2, 4.4],
    [RIGHT - 0.3, LEFT + 0.4, 4.2],
    [LEFT - 0.2, RIGHT - 0.3, 4.3],
    [RIGHT + 0.4, RIGHT + 0.1, 4.5],
  ],
  5: [
    [LEFT, LEFT + 0.3, 4.2],
    [RIGHT + 0.3, LEFT - 0.3, 4.3],
    [MIDDLE - 0.4, MIDDLE + 0.2, 4.5],
    [LEFT + 0.4, RIGHT, 4.4],
    [RIGHT - 0.3, RIGHT + 0.3, 4.2],
  ],
  6: [
    [LEFT + 0.2, 12.4, 4.2],
    [RIGHT - 0.2, 12, 4.1],
    [LEFT - 0.3, MIDDLE + 0.3, 4.3],
    [RIGHT + 0.3, MIDDLE - 0.3, 4.2],
    [LEFT + 0.3, 35.8, 4.1],
    [RIGHT, 36.2, 4.3],
  ],
};
