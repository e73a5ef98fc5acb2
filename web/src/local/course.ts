import { after, type Moment, type Rules } from "../play/moment";
import { source, type Below } from "../replay/fair";
import type { Dice, Fact, TableEvent } from "../wire";
import type { LocalSeat, Row } from "./games";

/** A local table at one moment: the position, how often chance was drawn for each purpose, and the seats. */
export interface Standing {
  readonly moment: Moment;
  readonly draws: Readonly<Record<string, number>>;
  readonly seats: readonly LocalSeat[];
}

/** An event in two forms: as sent to clients, and as stored in logs. */
export interface Entry {
  event: TableEvent;
  row: Row;
}

export interface Followed {
  standing: Standing;
  facts: Fact[];
}

const SEEDS = 2 ** 32;

/** The table after an entry. */
export function follow(rules: Rules, { moment, draws, seats }: Standing, { event, row }: Entry): Followed {
  const happened = after(rules, moment, event);
  const standing = {
    moment: happened.moment,
    draws: row.type === "drawn" && row.purpose ? { ...draws, [row.purpose]: (draws[row.purpose] ?? 0) + 1 } : draws,
    seats: row.type === "seated" ? seated(seats, row) : seats,
  };
  return { standing, facts: happened.facts };
}

/** A seat that is vacated or handed over goes to the bot. */
function seated(seats: readonly LocalSeat[], { seat, bot }: { seat: number; bot: string | null }): LocalSeat[] {
  return seats.map((each, number) => (number === seat && bot !== null ? { name: "", bot, mine: false } : each));
}

/** Interprets an event of a log from the moment before it. */
export function readRow(rules: Rules, { position }: Moment, row: Row): Entry {
  const { engine, setup } = rules;
  const before = position ?? engine.start(setup);
  return { row, event: eventOf() };

  function eventOf(): TableEvent {
    switch (row.type) {
      case "move":
        return { seat: row.seat, action: engine.toDense(before, row.action), ...(row.by && { by: row.by }), ...(row.late && { late: true }) };
      case "drawn":
        return { drawn: engine.numbersOf(before, row.outcome) };
      case "undone":
        return { undone: row.taken_back, seat: row.seat };
      case "seated":
        return { seated: row.why, seat: row.seat, bot: row.bot };
      case "begun":
        return { begun: true };
      case "closed":
        return { closed: true };
    }
  }
}

/** A seat's action by its number, which must be legal. */
export function move({ engine }: Rules, { position, version }: Moment, seat: number, action: number, by?: string): Entry {
  if (position === null) throw new Error("The game has not begun");
  const written = engine.fromDense(position, action) as object;
  const bot = by === undefined ? {} : { by };
  return { event: { seat, action, ...bot }, row: { version: version + 1, type: "move", seat, action: written, ...bot } };
}

/** Draws the current chance event. */
export function draw({ engine }: Rules, { moment, draws }: Standing, dice: Dice): Entry {
  const { position, version } = moment;
  if (position === null) throw new Error("The game has not begun");
  const purpose = engine.purpose(position);
  const number = draws[purpose] ?? 0;
  const outcome = engine.draw(position, source(seedOf(dice), dice.inputs, { purpose, number })) as object;
  return {
    event: { drawn: engine.numbersOf(position, outcome) },
    row: { version: version + 1, type: "drawn", purpose, number, outcome },
  };
}

/**
 * The seed of a bot's next choice. It depends on the draws so far and the bot's moves since, so that it does not depend
 * on the order in which players act.
 */
export function botSeed({ moment, draws }: Standing, seat: number, dice: Dice): number {
  const drawn = Object.values(draws).reduce((sum, count) => sum + count, 0);
  const number = moment.trail.filter((step) => step.seat === seat).length;
  return source(seedOf(dice), dice.inputs, { purpose: `bot-${seat}/${drawn}`, number })(SEEDS);
}

/** The randomness for setting up a table. */
export const setUpSource = (seed: string): Below => source(seed, [], { purpose: "set-up", number: 0 });

function seedOf({ seed }: Dice): string {
  if (seed === null) throw new Error("The seed is not known");
  return seed;
}
