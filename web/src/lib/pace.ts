/** How long other players' steps stay on the screen, so that a person can follow. */
import type { Fact, Seat } from "../wire";

export const PACES = ["unhurried", "normal", "instant"] as const;
export type Pace = (typeof PACES)[number];

const TEMPO: Readonly<Record<Pace, number>> = { unhurried: 1.7, normal: 1, instant: 0 };
const MOST_BEHIND: Readonly<Record<Pace, number>> = { unhurried: 15_000, normal: 6_000, instant: 0 };
/** Without animations there is less to wait for. */
const STILL = 0.7;
/** The share of a decision's time that may pass before the decision can be made. */
const OF_THE_CLOCK = 0.1;

/** Milliseconds by kind of event; others are only shown in passing. */
const HOLDS: Readonly<Record<string, number>> = {
  trick_done: 700,
  dice_rolled: 1050,
  dice_rerolled: 450,
  die_buried: 450,
  value_chosen: 500,
  dice_chosen: 500,
  value_named: 600,
  die_moved: 500,
  die_raised: 500,
  die_lowered: 500,
  busted: 1500,
  everyone_busted: 1500,
  dogs_scored: 1500,
  dog_drawn: 500,
  tiles_reset: 600,
  tile_revealed: 600,
  turn_started: 700,
  round_started: 600,
  die_picked: 800,
  spots_placed: 700,
  magnifier_assigned: 700,
  factor_assigned: 700,
  field_crossed: 250,
  meadow_walked: 900,
  game_won: 1000,
};
const PASSING = 400;
/** Events that readers expect anyway. */
const BRIEF = new Set(["roll_kept", "dog_turned_up", "treats_taken", "walk_started", "sheet_scored"]);
const BRIEFLY = 150;

/** How many milliseconds to show a step; 0 for a step without content. */
export function holdOf(facts: readonly Fact[], pace: Pace, still: boolean): number {
  const longest = Math.max(0, ...facts.map(({ type }) => (BRIEF.has(type) ? BRIEFLY : (HOLDS[type] ?? PASSING))));
  return longest * TEMPO[pace] * (still ? STILL : 1);
}

/** How far the display may lag behind; less while the reader's own clock is running. */
export function mostBehind(pace: Pace, clocks: Readonly<Record<string, number>>, seats: readonly Seat[]): number {
  const own = seats.filter((seat) => seat.mine).map((seat) => clocks[seat.seat] ?? Infinity);
  return Math.min(MOST_BEHIND[pace], ...own.map((left) => left * OF_THE_CLOCK));
}

/** Whether a bot plays for a seat, its own or a person's. */
export function isBots(seat: Seat | undefined): boolean {
  return seat?.kind === "bot" || seat?.stand_in != null;
}
