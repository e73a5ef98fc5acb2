import type { Position } from "../engine/engine";
import type { AnyEngine } from "../engine/games";
import type { Fact, TableEvent } from "../wire";

/** A move since the last chance event: the version after it, and the position before it. */
interface Step {
  version: number;
  seat: number;
  action: number;
  before: Position;
}

/** A table between two events. It is immutable: the next event leads to a new one. */
export interface Moment {
  readonly version: number;
  /** Null before the game starts. */
  readonly position: Position | null;
  /** The moves since the last chance event, which can still be undone, oldest first. */
  readonly trail: readonly Step[];
  /** The seats whose last decision a bot made because their time had run out. */
  readonly late: readonly number[];
  readonly closed: boolean;
}

export interface Happened {
  moment: Moment;
  facts: Fact[];
}

/** The rules of the game at a table, and how it was set up. */
export interface Rules {
  engine: AnyEngine;
  setup: object;
}

const SEATED = {
  joined: "player_joined",
  left: "player_left",
  removed: "player_removed",
  handed: "bot_seated",
  timeout: "bot_stepped_in",
  returned: "player_returned",
} as const;

/** A table at a version from which its events are known. */
export function momentAt(version: number, position: Position | null): Moment {
  return { version, position, trail: [], late: [], closed: false };
}

/** The table after an event, and the event's facts. The server guarantees that it is legal: nothing is checked. */
export function after(rules: Rules, moment: Moment, event: TableEvent): Happened {
  const version = moment.version + 1;
  if ("action" in event) {
    const { engine } = rules;
    const { seat, action } = event;
    const before = positionOf(rules, moment);
    const { position, facts } = engine.applyDense(before, seat, action);
    const trail = [...moment.trail, { version, seat, action, before }];
    const others = moment.late.filter((each) => each !== seat);
    return { moment: { ...moment, version, position, trail, late: event.late ? [...others, seat] : others }, facts };
  }
  if ("drawn" in event) {
    const before = positionOf(rules, moment);
    const outcome: unknown = rules.engine.drawnOf(before, event.drawn);
    const { position, facts } = rules.engine.apply(before, { type: "drawn", outcome });
    return { moment: { ...moment, version, position, trail: [] }, facts };
  }
  if ("undone" in event) {
    const taken = takeBack(rules.engine, moment, event.seat, event.undone);
    if (taken === null) throw new Error(`The event of version ${event.undone} cannot be taken back`);
    return { moment: { ...moment, version, ...taken }, facts: [{ type: "action_taken_back", seat: event.seat }] };
  }
  if ("seated" in event) {
    const { seat, bot, seated } = event;
    const late = moment.late.filter((each) => each !== seat);
    return { moment: { ...moment, version, late }, facts: [{ type: SEATED[seated], seat, ...(bot === null ? {} : { bot }) }] };
  }
  if ("begun" in event) return { moment: { ...moment, version, position: rules.engine.start(rules.setup) }, facts: [] };
  return { moment: { ...moment, version, trail: [], closed: true }, facts: [{ type: "table_closed" }] };
}

/** The version of the move that a seat can undo now, if there is one. */
export function undoable(engine: AnyEngine, moment: Moment, seat: number): number | null {
  const latest = moment.trail.findLast((step) => step.seat === seat)?.version;
  return latest === undefined || takeBack(engine, moment, seat, latest) === null ? null : latest;
}

/**
 * The position without a seat's move, and the moves since the last chance event. A seat can undo its latest move as
 * long as there was no chance event, the game has not ended, and no other move depends on it. Another seat's move is
 * independent if that seat would have had exactly the same choices without it.
 */
function takeBack(engine: AnyEngine, moment: Moment, seat: number, version: number): Pick<Moment, "position" | "trail"> | null {
  const { position, trail } = moment;
  if (position === null || isOver(engine, position)) return null;
  const place = trail.findLastIndex((step) => step.seat === seat);
  const taken = trail[place];
  if (taken?.version !== version) return null;
  const [kept, later] = [trail.slice(0, place), trail.slice(place + 1)];
  const last = later.at(-1);
  if (!last) return { position: taken.before, trail: kept };
  const without = engine.withoutMove(
    later.map((step) => step.before),
    seat,
    taken.before,
  );
  const before = without?.at(-1);
  if (!without || !before) return null;
  const now = engine.applyDense(before, last.seat, last.action);
  const moved = later.map((step, index) => ({ ...step, before: without[index] ?? step.before }));
  return { position: now.position, trail: [...kept, ...moved] };
}

/** Whether neither a player nor chance has to act any more. */
export function isOver(engine: AnyEngine, position: Position): boolean {
  const { seats, chance } = engine.acting(position);
  return !chance && seats.length === 0;
}

/** Logs of earlier servers do not contain the start of the game. */
function positionOf({ engine, setup }: Rules, { position }: Moment): Position {
  return position ?? engine.start(setup);
}
