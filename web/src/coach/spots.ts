import type { Position } from "../engine/engine";
import type { AnyEngine } from "../engine/games";
import type { SpotsView } from "../wire";
import { Notes, type Explain, type Option, type Reason, type Review, type Scale } from "./review";
import type { Played, Tell } from "./reviewing";
import type { Weigher } from "./weigher";

/** The maximum number of positions for one decision when a whole game is reviewed. */
const NODES = 40_000;
const ENDING_NODES = 0;
/** The maximum number of positions for settling the ending of a game, and how often that may fail. */
const SETTLING = { nodes: 12_000_000, tries: 1 };
/** What `settle_ending` returns if the maximum was too small. */
const FAILED = 3;
const SCALE: Scale = {
  unit: "win",
  labels: [0.02, 0.05, 0.1],
  atStake: 0.005,
  careless: 0.06,
  levels: [
    [0.0005, 1900],
    [0.004, 1765],
    [0.007, 1625],
    [0.014, 1485],
    [0.02, 800],
  ],
};

/** Reviews a game of Spots in win chances; `coach/spots/review.py` explains how, and tests check that both agree. */
export function reviewSpots(engine: AnyEngine, weigher: Weigher, start: Position, events: readonly Played[], tell: Tell): Review {
  const seats = engine.seatsAt(start);
  const notes = new Notes(SCALE, Array<number>(seats).fill(1 / seats));
  const course = new Course(engine, weigher, notes, seats);
  let position = start;
  for (const [at, played] of events.entries()) {
    const before = position;
    if ("action" in played) course.takeDecision(played.version, played.seat, before, played.action);
    position = played.after;
    if (!("action" in played)) course.takeChance(played.version, before, position);
    notes.noteCourse(played.version);
    tell(at + 1);
  }
  const outcome = engine.outcome(position);
  if (outcome === null) return notes.finish(null);
  const results = notes.accounts.map((_, seat) => Number(outcome.winners.includes(seat)));
  for (const [seat, result] of results.entries()) notes.account(seat).move(result, course.between);
  return notes.finish(results);
}

function viewOf(engine: AnyEngine, position: Position): SpotsView {
  return engine.view(position) as SpotsView;
}

/** Follows a game event by event. */
class Course {
  /** The reason for changes of an account between two turns. */
  readonly between: Reason;
  private begun = false;
  /** The chance event that has not been weighed yet, and its seat. */
  private luckOf: { version: number; seat: number } | null = null;
  /** The seat whose turn it is, and the index of its last recorded chance event. */
  private turn: number | null = null;
  private lastLuck: number | null = null;
  private triesLeft = SETTLING.tries;

  constructor(
    private readonly engine: AnyEngine,
    private readonly weigher: Weigher,
    private readonly notes: Notes,
    private readonly seats: number,
  ) {
    this.between = seats <= 2 ? "unexplained" : "others";
  }

  takeDecision(version: number, seat: number, position: Position, number: number): void {
    if (this.triesLeft > 0 && !this.settles(position)) this.triesLeft -= 1;
    const explain: Explain = (better, other) => this.weigher.why(position, better, other);
    const { best, played } = this.notes.noteDecision(version, seat, this.options(position), number, explain);
    this.arrive(seat, best);
    this.change(seat, played, "choices");
  }

  /** Chance events in the middle of a turn are weighed with the next decision. */
  takeChance(version: number, before: Position, after: Position): void {
    const [turn, next] = [viewOf(this.engine, before).turn, viewOf(this.engine, after).turn];
    if (!this.begun) {
      this.luckOf = { version, seat: next };
      return;
    }
    const seat = Math.min(turn, this.seats - 1);
    this.luckOf = { version, seat };
    const { seats, chance } = this.engine.acting(after);
    const sameTurn = next === turn && (chance || seats.length > 0);
    if (sameTurn && (seats.includes(seat) || chance)) return;
    this.noteLuck(seat, this.worth(after, seat));
    this.luckOf = null;
  }

  private arrive(seat: number, worth: number): void {
    if (!this.begun && this.seats === 1) this.notes.restart(seat, worth);
    else if (!this.begun || this.luckOf?.seat === seat) this.noteLuck(seat, worth);
    else if (this.seats === 2 && this.lastLuck !== null && this.turn === 1 - seat) this.correctLuck(this.lastLuck, 1 - worth);
    else this.change(seat, worth, this.between);
    if (seat !== this.turn) this.lastLuck = null;
    this.begun = true;
    this.luckOf = null;
    this.turn = seat;
  }

  private noteLuck(seat: number, worth: number): void {
    const luck = this.change(seat, worth, "luck");
    if (!this.luckOf) return;
    this.lastLuck = this.notes.chances.length;
    this.notes.chances.push({ version: this.luckOf.version, seat, luck });
  }

  /** Corrects the luck of a turn's last roll when its end is known, one turn later. */
  private correctLuck(at: number, worth: number): void {
    const noted = this.notes.chances[at];
    if (noted) noted.luck += this.change(noted.seat, worth, "luck");
  }

  /** Changes an account and, in a game of two, the other account by the opposite amount. */
  private change(seat: number, worth: number, why: Reason): number {
    const change = this.notes.account(seat).move(worth, why);
    if (this.seats === 2) this.notes.account(1 - seat).move(1 - worth, MIRRORED[why] ?? why);
    return change;
  }

  private options(position: Position): Option[] {
    const { machine, work } = this.weigher;
    const count = machine.call("weigh_options", ...this.weigher.at(position), work, 1, NODES, ENDING_NODES);
    return this.weigher.options(count).map(({ move, worth }) => ({ number: Number(move), worth: Number(worth) }));
  }

  /** Searches all that follows a turn, if it is near the end; returns false if the maximum was too small for it. */
  private settles(position: Position): boolean {
    const { machine, work } = this.weigher;
    return machine.call("settle_ending", ...this.weigher.at(position), work, 1, SETTLING.nodes) !== FAILED;
  }

  private worth(position: Position, seat: number): number {
    const { machine, work } = this.weigher;
    return machine.call("weigh_position", ...this.weigher.at(position), work, 1, seat, NODES);
  }
}

const MIRRORED: Partial<Record<Reason, Reason>> = { choices: "othersChoices", luck: "othersLuck" };
