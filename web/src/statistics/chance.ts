/** Faces of fair dice end up within so many standard deviations, 19 times of 20. */
const USUAL = 1.96;
const FACES = 6;

export interface Band {
  expected: number;
  low: number;
  high: number;
}

/** How often each face should come up, and between which counts it does for 19 of 20 faces. */
export function bandOf(rolled: number): Band {
  const expected = rolled / FACES;
  const spread = USUAL * Math.sqrt((rolled * (FACES - 1)) / FACES ** 2);
  return { expected, low: Math.max(0, expected - spread), high: expected + spread };
}

export interface InWords {
  count: number;
  of: number;
  verdict: "usual" | "seldom" | "odd";
}

/** A chance as so many in 10, 100 or 1000, never none of them and never all. */
export function inWords(chance: number): InWords {
  const of = chance < 0.0095 ? 1000 : chance < 0.095 || chance > 0.945 ? 100 : 10;
  const count = Math.min(of - 1, Math.max(1, Math.round(chance * of)));
  return { count, of, verdict: chance >= 0.05 ? "usual" : chance >= 0.005 ? "seldom" : "odd" };
}
