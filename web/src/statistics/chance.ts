/** The counts of fair dice are within this many standard deviations, 19 times out of 20. */
const USUAL = 1.96;
const FACES = 6;

/** With fewer dice nothing can be said about luck; the server uses the same number. */
const FEWEST = 60;

export const areFew = (rolled: number): boolean => rolled < FEWEST;

export interface Band {
  expected: number;
  low: number;
  high: number;
}

/** The expected count of each face, and the range that contains 19 of 20 counts. */
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

/** A probability as a number out of 10, 100 or 1000, never zero and never all. */
export function inWords(chance: number): InWords {
  const of = chance < 0.0095 ? 1000 : chance < 0.095 || chance > 0.945 ? 100 : 10;
  const count = Math.min(of - 1, Math.max(1, Math.round(chance * of)));
  return { count, of, verdict: chance >= 0.05 ? "usual" : chance >= 0.005 ? "seldom" : "odd" };
}
