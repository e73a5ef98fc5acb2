/**
 * The parts that a dog is composed of. A body is drawn for two spaces, 152 wide and 140 high, facing right; longer dogs
 * are stretched at the waist. Heads have their middle at 0 0, tails begin there. Outlines run clockwise.
 */

export const WAIST = 66;

interface Body {
  /** Points of the trunk. */
  shape: string;
  head: readonly [number, number];
  tail: readonly [number, number];
  /** The height of the middle of the first and the last space. */
  row: readonly [number, number];
  /** Legs as [x, half width, top, lean of the foot]: near ones have the coat's color, far ones its shade. */
  near: readonly Leg[];
  far: readonly Leg[];
  /** Lines inside the trunk: those of the thigh, and those of the forelegs, which move with the chest. */
  lines?: string;
  chest?: string;
  /** Forepaws in front. */
  paws?: string;
}

export type Leg = readonly [number, number, number, number];

export const GROUND = 137;
export const NECK = "-19 2 19 2 17 30 8 48 -20 48 -24 24";

export const BODIES = {
  stand: {
    shape: "10 84 14 62 34 55 66 57 98 52 120 53 130 70 130 94 122 110 96 113 66 112 34 113 15 106",
    head: [119, 31],
    tail: [15, 68],
    row: [84, 84],
    near: [
      [27, 10, 100, 0],
      [113, 10, 100, 0],
    ],
    far: [
      [50, 8, 104, 2],
      [91, 8, 104, -2],
    ],
  },
  tall: {
    shape: "11 76 18 54 38 48 66 49 96 45 118 44 130 60 131 84 121 103 96 105 66 103 36 105 16 98",
    head: [121, 29],
    tail: [17, 58],
    row: [76, 76],
    near: [
      [24, 7.5, 90, -1],
      [117, 7.5, 90, 0],
    ],
    far: [
      [42, 6.5, 96, 3],
      [98, 6.5, 96, -3],
    ],
  },
  low: {
    shape: "9 96 13 76 32 69 66 70 100 67 121 67 132 82 132 106 124 124 96 127 66 127 34 127 14 120",
    head: [119, 44],
    tail: [13, 82],
    row: [98, 98],
    near: [
      [27, 10, 116, 0],
      [112, 10, 116, 0],
    ],
    far: [
      [47, 8, 118, 2],
      [92, 8, 118, 0],
    ],
  },
  round: {
    shape: "7 88 13 62 36 48 66 45 98 46 122 56 134 78 132 104 116 121 90 128 66 129 40 128 16 116",
    head: [120, 35],
    tail: [14, 66],
    row: [88, 88],
    near: [
      [32, 11, 112, 0],
      [106, 11, 112, 0],
    ],
    far: [
      [54, 9, 116, 1],
      [84, 9, 116, -1],
    ],
  },
  bear: {
    shape: "7 92 10 68 28 58 56 54 84 42 112 37 133 52 138 82 132 112 104 120 66 118 34 120 12 114",
    head: [120, 34],
    tail: [12, 76],
    row: [88, 84],
    near: [
      [27, 13.5, 100, 0],
      [117, 13.5, 100, 0],
    ],
    far: [
      [53, 11, 108, 1],
      [87, 11, 108, -1],
    ],
  },
  sit: {
    shape: "6 112 9 90 24 74 52 66 82 52 112 44 130 58 135 90 132 120 128 134 104 137 66 136 30 137 11 131",
    head: [117, 29],
    tail: [11, 122],
    row: [105, 90],
    near: [],
    far: [],
    lines: "M60 136c4-7 3-13-1-18",
    chest: "M102 136c-2-8-2-14-1-20M121 136c2-6 3-12 3-18",
  },
  lie: {
    shape: "5 112 8 92 26 80 66 81 98 75 120 72 133 88 135 112 128 132 100 136 66 136 26 137 9 130",
    head: [119, 50],
    tail: [9, 116],
    row: [108, 108],
    near: [],
    far: [],
    lines: "M58 136c5-8 4-14 0-18",
    paws: "112 126 124 122 140 123 149 128 149 135 140 138 120 138 110 136",
  },
  run: {
    shape: "8 84 14 64 36 57 66 55 98 47 120 47 132 60 132 84 122 101 98 106 66 107 36 112 14 106",
    head: [120, 27],
    tail: [13, 70],
    row: [84, 77],
    near: [
      [22, 9, 96, -15],
      [120, 8.5, 86, 17],
    ],
    far: [
      [42, 8, 102, -9],
      [104, 7.5, 94, 13],
    ],
  },
} as const satisfies Record<string, Body>;

/** How each tail is drawn: as a thick line, or as an outline that can have tufts. */
export const TAILS = {
  whip: { line: "M6 4C-4 2-9-8-10-22c0-6-1-10-3-13", width: 6 },
  up: { line: "M7 8C-2 4-6-8-4-24", width: 10 },
  curl: { line: "M8 8C-8 8-15-8-7-18c6-7 17-2 14 6-2 5-8 4-8 0", width: 8 },
  stub: { line: "M8 4C2 2-2-2-4-8", width: 12 },
  low: { line: "M8 0C-2 4-8 14-9 26c0 5-2 8-5 10", width: 7 },
  plume: { shape: "10 10 -2 8 -10 -2 -12 -18 -4 -34 8 -40 6 -28 10 -16 14 -2", fur: "shaggy" },
  bushy: { shape: "12 10 0 12 -12 4 -16 -10 -12 -26 -2 -38 4 -26 6 -10 14 0", fur: "smooth" },
  pom: { line: "M8 6C0 2-4-6-5-14", width: 7, shape: "-6 -36 4 -30 6 -22 0 -13 -10 -12 -17 -20 -15 -31", fur: "curly" },
} as const;

export const SKULLS = {
  round: { shape: "0 -26 16 -22 25 -8 25 8 17 21 0 26 -17 21 -25 8 -25 -8 -16 -22", eyes: [-8, 14, -5] },
  broad: { shape: "0 -21 15 -19 23 -8 29 8 25 21 0 26 -25 21 -29 8 -23 -8 -15 -19", eyes: [-10, 15, -4] },
  narrow: { shape: "0 -26 13 -22 19 -8 17 8 12 22 2 28 -9 22 -17 8 -19 -8 -13 -22", eyes: [-6, 11, -6] },
  wedge: { shape: "0 -22 16 -19 25 -5 31 9 16 17 4 26 -8 17 -29 10 -25 -5 -15 -19", eyes: [-10, 14, -4] },
  square: { shape: "0 -24 17 -23 21 -8 21 10 18 23 0 26 -18 23 -21 10 -21 -8 -17 -23", eyes: [-8, 12, -6] },
} as const;

/** Muzzles: `at` is the nose; one that sticks out is part of the head's outline. */
export const MUZZLES = {
  short: { shape: "3 0 13 3 17 11 11 19 3 17 -6 19 -12 11 -8 3", at: [3, 3], nose: 0.9, out: false },
  soft: { shape: "5 -1 16 2 20 12 15 21 5 24 -6 21 -11 12 -6 2", at: [6, 4], nose: 1, out: false },
  jowl: { shape: "5 -2 17 0 25 9 24 22 14 27 5 20 -5 27 -15 22 -15 9 -7 0", at: [5, 3], nose: 1.3, out: true },
  long: { shape: "2 -6 18 -3 34 1 41 8 38 17 22 22 4 23 -6 12", at: [37, 4], nose: 1, out: true },
  fox: { shape: "4 -3 10 2 18 7 10 17 4 24 -2 17 -12 8 -3 2", at: [4, 13], nose: 0.8, out: false },
  beard: { shape: "4 -2 18 0 24 8 23 22 15 31 4 35 -7 31 -16 22 -16 8 -10 0", at: [4, 3], nose: 1.1, out: true },
} as const;

/** How far the widest ears and the longest muzzle extend to the side. */
export const EAR_REACH: Partial<Record<keyof typeof EARS, number>> = { leaf: 39, fringe: 39, bat: 33 };
export const MUZZLE_REACH: Partial<Record<keyof typeof MUZZLES, number>> = { long: 31 };

/** A left ear and the visible part of its inside; hanging ones are in front of the head. */
export const EARS = {
  pointed: { ear: "M-24-4C-28-18-27-30-22-39-12-36-5-29-2-20Z", inner: "M-20-14c-2-7-2-12-1-17 5 3 9 6 11 10Z", hang: false },
  bat: { ear: "M-25 4C-36-8-44-26-40-39-26-41-8-33-2-18Z", inner: "M-24-6c-8-8-13-17-12-26 9 2 18 8 23 15Z", hang: false },
  button: { ear: "M-27-1C-32-15-30-28-19-29-12-30-7-26-4-22c-7 4-10 11-17 21-3 1-5 1-6 0Z", inner: "", hang: true },
  floppy: { ear: "M-10-25C-24-31-37-20-38-3c0 14 9 20 15 12 4-7 8-18 13-34Z", inner: "", hang: true },
  long: { ear: "M-10-24c-16-4-25 14-27 34-2 18 1 28 9 28 9 0 10-14 12-28 1-12 3-24 6-34Z", inner: "", hang: true },
  round: { ear: "M-8-22c-4-14-24-15-27-2-2 11 6 18 13 17Z", inner: "M-16-20c-4-6-12-5-13 1-1 5 3 8 6 8Z", hang: false },
  leaf: { ear: "M-8-21C-20-36-37-35-46-25-38-9-27-2-18-5Z", inner: "M-41-24c10 0 19 5 24 12-9 4-17-1-24-12Z", hang: false },
  braid: {
    ear: "M-12-22c-15-3-21 8-16 15-8 4-7 13-1 16-7 4-5 13 0 15-3 4-3 9 2 11 8 0 11-8 8-12 6-4 6-11 2-14 6-5 6-11 2-14 5-5 5-12 3-17Z",
    inner: "",
    hang: true,
  },
  fringe: { ear: "M-22 4l-11 4 2-9-11 1 5-9-10-3 8-7-9-7 11-3-2-11C-26-39-10-34-2-19Z", inner: "M-22-8c-7-7-11-15-12-23 8 2 15 7 20 12Z", hang: false },
  poof: {
    ear: "M-18-23c-9-4-18 2-17 10-9 3-10 13-4 17-4 8 3 16 10 13 7 3 13-4 11-11 6-3 7-11 2-15 4-5 3-11-2-14Z",
    inner: "",
    hang: true,
  },
  rose: { ear: "M-23-6c-12-2-17-10-14-16 10-5 22-4 29-1Z", inner: "M-26-11c-5-2-7-5-6-8 6-2 12-1 16 1Z", hang: false },
} as const;

/** Hair on or around the head: behind it, or over the brow. */
export const CRESTS = {
  none: { back: "", front: "" },
  mane: {
    back: "M0-41l7 9 10-6 3 11 12-1-2 12 11 4-7 10 8 9-11 4 2 12-12-1-3 11-11-5-7 9-7-9-11 5-3-11-12 1 2-12-11-4 8-9-7-10 11-4-2-12 12 1 3-11 10 6Z",
    front: "",
  },
  tuft: { back: "M-8-18c-6-8-4-14 0-18 1 5 3 7 5 8 0-6 4-10 8-12-1 5 1 8 3 10 3-4 7-5 10-4-4 4-4 10-6 16Z", front: "" },
  mop: { back: "", front: "M2-31c-14-2-24 8-24 22l7-4 1 9 7-6 3 8 6-7 5 7 4-8 6 7 2-9 6 4c2-14-8-23-23-23Z" },
  pom: {
    back: "M-12-16c-9 0-12-9-6-13-4-7 5-13 11-10 4-6 15-4 16 2 8 0 11 9 6 13 2 5-3 9-8 8Z",
    front: "",
  },
  sprig: { back: "M-3-20c-1-6-2-9-1-13-9 2-15-3-16-9 8-2 14 1 17 6 1-7 7-11 14-9 0 8-5 12-11 12-1 5 0 8 1 13Z", front: "" },
  quiff: { back: "", front: "M-14-22c4-10 18-15 26-10 5-2 9 0 10 4-4 0-6 2-8 5-9 4-20 5-28 1Z" },
} as const;

/** What a dog wears, relative to the middle of the head; `knot` is drawn over `band`. */
export const WEARS = {
  collar: { band: "M-19 23c12 9 26 10 38 3", knot: "", disc: [8, 35, 5] },
  bandana: { band: "", knot: "M-20 21c13 10 27 10 40 2 0 12-6 23-13 31-9-9-21-20-27-33Z", disc: null },
  bowtie: { band: "M-18 24c12 8 24 8 35 2", knot: "M7 31c-6-6-13-8-17-6-1 6 0 12 2 15 5 0 10-3 15-7 4 5 9 7 14 7 3-4 4-9 3-15-5-2-11 0-17 6Z", disc: [7, 32, 3.4] },
  chain: { band: "M-21 20c4 20 14 27 27 27 10 0 15-10 17-24", knot: "", disc: [8, 47, 8] },
  pearls: { band: "", knot: "", disc: null },
  scarf: { band: "M-20 22c13 10 28 10 40 2", knot: "M-17 23c-4 8-6 18-6 27 6-2 9-1 12 2 3-8 4-17 3-26Z", disc: null },
  bow: { band: "", knot: "M-13-24c-7-9-15-11-20-8 0 8 1 14 4 18 6-1 12-4 16-10 3 7 8 10 14 11 3-5 4-11 2-18-6-1-12 1-16 7Z", disc: [-13, -24, 4] },
  none: { band: "", knot: "", disc: null },
} as const;

/** Markings of the trunk, clipped to it; those beyond the waist move with a longer dog. */
export const PATTERNS = {
  plain: "",
  belly: "",
  saddle: "",
  patches: "M-2 58c14-6 26 0 26 12s-10 20-26 18ZM52 40c12 8 26 8 38 0l-4 28c-8 5-22 5-29-2ZM118 84c-8 12-4 24 6 30l20 4V78Z",
  stripes: "M8 40l16 0-3 34-6-14ZM34 40h16l-3 26-6 2-4-10ZM58 40h18l-7 46-6-10ZM86 36h16l-3 26-7 2ZM116 40h16l-4 56-7-14ZM62 140l3-26 5 0 4 26ZM12 140l5-34 6 34ZM112 140l4-30 7 30ZM36 140l4-24 5 24ZM88 140l5-26 5 26Z",
  freckles: "M67 64h.1M64 76h.1M69 88h.1M65 100h.1M12 90h.1M20 54h.1M44 54h.1M84 54h.1M122 100h.1M126 88h.1M98 118h.1M46 120h.1M122 76h.1M12 104h.1M30 126h.1M114 122h.1",
  zip: "M10 68c18-10 70-6 98-16",
  bib: "M116 36c-8 22-4 52 4 84h30V36Z",
  half: "M-12 30H54c9 22-5 40 3 62 3 12-2 30 2 50H-12Z",
} as const;
