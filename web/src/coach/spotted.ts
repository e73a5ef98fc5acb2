import type { Position } from "../engine/engine";
import type { AnyEngine } from "../engine/games";
import { newStream } from "../engine/stream";
import type { SpottedView } from "../wire";
import { Notes, type Explain, type Option, type Review, type Scale } from "./review";
import type { Played, Tell } from "./reviewing";
import type { Weigher } from "./weigher";

/** How many sheets plans continue with. */
const WIDTH = 6;
const SCALE: Scale = {
  unit: "points",
  labels: [0.7, 1.5, 2.7],
  atStake: 0.1,
  careless: 1,
  levels: [
    [0.12, 1900],
    [0.18, 1730],
    [0.29, 1450],
    [0.75, 600],
  ],
};

export interface Weighed {
  number: number;
  points: number[];
  worth: number;
  error: number;
}

/** Reviews a game of Spotted! in points; `coach/spotted/review.py` explains how, and tests check that both agree. */
export function reviewSpotted(engine: AnyEngine, weigher: Weigher, start: Position, events: readonly Played[], tell: Tell): Review {
  const coach = new SpottedCoach(engine, weigher);
  const notes = new Notes(SCALE, coach.sheets(start));
  /** By seat, the first chance event, or die taken by another player, since its last decision. */
  let waiting: (number | null)[] = notes.accounts.map(() => null);
  let position = start;
  for (const [at, played] of events.entries()) {
    const { version } = played;
    const { phase } = viewOf(engine, position);
    if ("action" in played) {
      const { seat } = played;
      const [options, at] = [coach.options(position, seat), position];
      takeDecision(notes, options, (better, other) => weigher.why(at, better, other), played, phase, waiting[seat] ?? null);
      if (phase === "pick") waiting = waiting.map((old) => old ?? version);
      if (phase !== "reroll") waiting[seat] = null;
    } else {
      waiting = waiting.map((old) => old ?? version);
    }
    position = played.after;
    notes.noteCourse(version);
    tell(at + 1);
  }
  const outcome = engine.outcome(position);
  if (outcome === null) return notes.finish(null);
  for (const [seat, score] of outcome.scores.entries()) notes.account(seat).move(score, "unexplained");
  return notes.finish(outcome.scores);
}

function takeDecision(
  notes: Notes,
  options: readonly Option[],
  explain: Explain,
  { version, seat, action }: { version: number; seat: number; action: number },
  phase: string,
  luckOf: number | null,
): void {
  const { best, played } = notes.noteDecision(version, seat, options, action, explain);
  const account = notes.account(seat);
  if (luckOf !== null && phase !== "reroll") notes.chances.push({ version: luckOf, seat, luck: account.move(best, "luck") });
  account.move(account.now + played - best, "choices");
}

function viewOf(engine: AnyEngine, position: Position): SpottedView {
  return engine.view(position) as SpottedView;
}

/** Weighs a seat's options by the points that all players can expect afterwards. */
export class SpottedCoach {
  constructor(
    private readonly engine: AnyEngine,
    private readonly weigher: Weigher,
  ) {
    weigher.machine.setFloat(weigher.place(["work", "mind"], ["mind", "patience"]), 1);
  }

  /** The points that each seat can expect, whoever has to act. */
  sheets(position: Position): number[] {
    const { machine, work } = this.weigher;
    machine.call("weigh_sheets", ...this.weigher.at(position), work, 1, WIDTH);
    return Array.from(machine.floats(this.weigher.place(["work", "points"]), this.engine.seatsAt(position)));
  }

  /** A seat's options, valued by the points it can expect after each. */
  options(position: Position, seat: number): Option[] {
    return this.weigh(position, seat).map(({ number, points }) => ({ number, worth: points[seat] ?? 0 }));
  }

  weigh(position: Position, seat: number, width = WIDTH): Weighed[] {
    if (!this.engine.acting(position).seats.includes(seat)) return [];
    const { machine, work } = this.weigher;
    const stream = this.weigher.lay(newStream(0));
    const count = machine.call("weigh_options", ...this.weigher.at(position), seat, work, 1, width, stream, 1);
    return this.weigher
      .options(count)
      .map(({ move, points, worth, error }) => ({ number: Number(move), points: points as number[], worth: Number(worth), error: Number(error) }));
  }
}
