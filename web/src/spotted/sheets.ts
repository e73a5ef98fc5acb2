import type { SpottedGame } from "../wire";

const LATEST = 5;
export const FAMILIES = 6;

/** A summary of several games of Spotted!; the last four are per game and out of six. */
export interface Summary {
  best: number;
  average: number;
  latest: number;
  rows: number;
  circled: number;
  magnifiers: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Games are in the order in which they were played. */
export function summaryOf(games: readonly SpottedGame[]): Summary {
  const scores = games.map((game) => game.score);
  return {
    best: Math.max(0, ...scores),
    average: mean(scores),
    latest: mean(scores.slice(-LATEST)),
    rows: mean(games.map((game) => game.rows)),
    circled: mean(games.map((game) => game.circled)),
    magnifiers: mean(games.map((game) => game.magnifiers)),
  };
}

export interface Rung {
  band: number;
  from: number;
  to: number;
  games: number;
}

/** How many solo games ended in each band; `limits` are the highest scores of all bands except the last. */
export function rungsOf(games: readonly SpottedGame[], limits: readonly number[]): Rung[] {
  return [...limits, Infinity].map((to, index) => ({
    band: index + 1,
    from: (limits[index - 1] ?? -1) + 1,
    to,
    games: games.filter((game) => game.band === index + 1).length,
  }));
}
