import type { Content } from "../engine/description";
import type { Position } from "../engine/engine";
import type { AnyEngine, Games } from "../engine/games";
import { onceEach } from "../lib/once";
import type { SpotsView, TableAction } from "../wire";
import { isCoached } from "./coached";
import type { Why } from "./review";
import { rollBusts } from "./rolling";
import { isSameAction } from "./same";
import { SpottedCoach } from "./spotted";
import { weigherOf, type Weigher } from "./weigher";

/**
 * What is known about an option; a value is null if the game does not have it, or it is not known. Chances are 0 to 1.
 */
export interface OptionOdds {
  action: TableAction;
  /** The value of choosing it: the chance to win in Spots, points in Spotted!. */
  worth: number;
  error: number;
  /** The chance to win, if it is known. */
  win: number | null;
  /** The chance to bust in the rest of the turn, with best play after this. */
  bust: number | null;
  /** The chance that the roll it starts is a bust by itself; null if it starts none, or that is not known yet. */
  roll: number | null;
  dog: number | null;
  all: number | null;
  /** Whether the rest of the turn was followed to its end, so that bust and dogs are exact, not estimated. */
  counted: boolean;
  /** Whether it can be done only after the roll is kept. */
  kept: boolean;
  /** Why the best option is better; only where it was judged, and a reason is known. */
  reasons: Why[];
}

/** A decision to analyze, in the position before it. */
export interface OddsRequest {
  game: string;
  content: Content;
  position: Position;
  seat: number;
  /** Several actions at once; each line is weighed as a whole. */
  lines: TableAction[][];
}

export interface OddsFound {
  unit: "win" | "points";
  options: OptionOdds[];
  /**
   * The results for the requested lines, in their order; null if the rules do not allow it, or there is a chance event
   * in between.
   */
  lines: (OptionOdds | null)[];
}

/** Analyzes every option of a position for a seat, within limits that grow from stage to stage. */
interface Looker {
  unit: OddsFound["unit"];
  first: number;
  last: number;
  /** The limit that reviews use. */
  review: number;
  /** Whether another run with a larger limit would find nothing more. */
  done: boolean;
  look(position: Position, seat: number, limit: number, explained?: boolean): OptionOdds[];
}

/** The maximum number of positions for the first figures, which must be ready at once. */
const FIRST_NODES = 400;
const MOST_NODES = 300_000;
const REVIEW_NODES = 40_000;
const NEXT = 10;
/** For all future turns of an ending with few dice, as many times as for this turn. */
const ENDING_SHARE = 40;
/** The measured error of the net in endings; see docs/coach.md. */
const UNSURE = { near: 0.1, fewDice: 0.3 };
const SURE = 1e-12;
/** What is found about an ending if all that follows was searched. */
const EXACT = 1;
const FEW_DICE = 10;
const TO_WIN = 6;
/** How many sheets plans continue with. */
const WIDTHS = { first: 2, last: 6 };
/** A stage that would take longer is not started, because the player's next decision would have to wait for it. */
const LONGEST_MS = 1_500;

/** The positions of the figures of an option. */
const [BUST, ONE, ALL, , LOW, HIGH] = [0, 1, 2, 3, 4, 5];

/** Analyzes decisions of one game after another; the setup for a table is kept for its next decision. */
export class OddsFinder {
  private readonly lookers = onceEach<Looker>();

  constructor(
    private readonly games: Games,
    private readonly now: () => number,
  ) {}

  /** Reports what is found, roughly at first, then better; stops early when `wanted` returns false. */
  async find(request: OddsRequest, tell: (found: OddsFound) => void, wanted: () => Promise<boolean>): Promise<void> {
    const { engine, looker } = await this.lookerFor(request);
    const rolls = new Map<string, number | null>();
    let limit = looker.first;
    let told = "";
    while (await wanted()) {
      const begun = this.now();
      const found = withRolls(lookAll(engine, looker, request, limit), rolls);
      const text = JSON.stringify(found);
      if (text !== told) tell(found);
      told = text;
      // Every roll is counted after the first figures, which must be ready at once.
      if (limit === looker.first && looker.unit === "win") {
        if (!(await countRolls(engine, request, found, rolls, wanted))) return;
        const counted = withRolls(found, rolls);
        told = JSON.stringify(counted);
        if (told !== text) tell(counted);
      }
      if (looker.done || limit >= looker.last) return;
      const next = Math.min(limit * NEXT, looker.last, Math.floor((limit * LONGEST_MS) / Math.max(1, this.now() - begun)));
      if (next < 2 * limit) return;
      limit = next;
    }
  }

  /** Analyzes once, as deeply as a review does, and explains. */
  async judge(request: OddsRequest): Promise<OddsFound> {
    const { engine, looker } = await this.lookerFor(request);
    return lookAll(engine, looker, request, looker.review, true);
  }

  private async lookerFor({ game, content, position }: OddsRequest): Promise<{ engine: AnyEngine; looker: Looker }> {
    if (!isCoached(game)) throw new Error(`There is no coach for ${game}`);
    const engine = await this.games.on(game, content.hash, () => Promise.resolve(content));
    const seats = engine.seatsAt(position);
    const looker = await this.lookers(`${game} ${content.hash} ${seats}`, () => this.make(game, engine, seats));
    return { engine, looker };
  }

  private async make(game: string, engine: AnyEngine, seats: number): Promise<Looker> {
    const weigher = await weigherOf(this.games, game, engine, seats);
    return game === "spots" ? new SpotsLooker(engine, weigher) : new SpottedLooker(engine, weigher);
  }
}

/** All options, including those after a roll that is kept implicitly, and the requested lines. */
function lookAll(engine: AnyEngine, looker: Looker, { position, seat, lines }: OddsRequest, limit: number, explained = false): OddsFound {
  const options = looker.look(position, seat, limit, explained);
  let { done } = looker;
  const keep = options.find(({ action }) => action.type === "keep_roll");
  if (keep !== undefined && looker.unit === "win") {
    const behind = lookBehind(engine, looker, position, seat, [keep.action], limit, explained);
    // If it is better to roll again, that is the reason for all of them.
    const isBest = options.every(({ worth }) => worth <= keep.worth);
    options.push(...behind.map((option) => ({ ...option, kept: true, reasons: isBest ? option.reasons : keep.reasons })));
    done &&= looker.done;
  }
  const found = lines.map((line) => {
    const last = line.at(-1);
    const there = lookBehind(engine, looker, position, seat, line.slice(0, -1), limit).find(({ action }) => isSameAction(action, last));
    done &&= looker.done;
    return there ?? null;
  });
  looker.done = done;
  return { unit: looker.unit, options, lines: found };
}

/** Counts, for each option that starts a roll, how often that roll busts by itself; stops when nobody wants to know. */
async function countRolls(
  engine: AnyEngine,
  { position, seat }: OddsRequest,
  { options }: OddsFound,
  rolls: Map<string, number | null>,
  wanted: () => Promise<boolean>,
): Promise<boolean> {
  for (const { action, kept } of options) {
    if (!(await wanted())) return false;
    if (!kept) rolls.set(JSON.stringify(action), rollBusts(engine, position, seat, action));
  }
  return true;
}

/** The same with what is known about the rolls that options start. */
function withRolls({ options, ...found }: OddsFound, rolls: ReadonlyMap<string, number | null>): OddsFound {
  return { ...found, options: options.map((option) => ({ ...option, roll: rolls.get(JSON.stringify(option.action)) ?? null })) };
}

/** The options after some actions; none if those are not allowed, or the decision is then not the seat's. */
function lookBehind(
  engine: AnyEngine,
  looker: Looker,
  position: Position,
  seat: number,
  done: readonly TableAction[],
  limit: number,
  explained = false,
): OptionOdds[] {
  let at = position;
  for (const action of done) {
    try {
      at = engine.apply(at, { type: "move", seat, action }).position;
    } catch {
      return [];
    }
  }
  return engine.acting(at).seats.includes(seat) ? looker.look(at, seat, limit, explained) : [];
}

/** The options weighed last, each with the reasons why the best of them is better. */
function withReasons(weigher: Weigher, position: Position, options: OptionOdds[]): OptionOdds[] {
  const best = options.reduce((most, { worth }, at) => (worth > (options[most]?.worth ?? 0) ? at : most), 0);
  return options.map((option, at) => (at === best ? option : { ...option, reasons: weigher.why(position, best, at) }));
}

class SpotsLooker implements Looker {
  readonly unit = "win";
  readonly first = FIRST_NODES;
  readonly last = MOST_NODES;
  readonly review = REVIEW_NODES;
  done = false;

  constructor(
    private readonly engine: AnyEngine,
    private readonly weigher: Weigher,
  ) {}

  look(position: Position, _seat: number, limit: number, explained = false): OptionOdds[] {
    const { machine, work } = this.weigher;
    const view = this.engine.view(position) as SpotsView;
    const few = diceIn(view) <= FEW_DICE;
    const late = isEnding(view, few);
    const ending = late && few && limit > FIRST_NODES ? limit * ENDING_SHARE : 0;
    const count = machine.call("weigh_options", ...this.weigher.at(position), work, 1, limit, ending);
    const counted = machine.bytes(this.weigher.place(["work", "cut"]), 8).every((byte) => byte === 0);
    const [ended] = machine.bytes(this.weigher.place(["work", "ended"]), 1);
    this.done = counted && (!(late && few) || ended === EXACT);
    const unsure = late && ended === 0 ? (few ? UNSURE.fewDice : UNSURE.near) : 0;
    const options = this.weigher.options(count).map((option) => this.read(position, option, unsure, counted));
    return explained ? withReasons(this.weigher, position, options) : options;
  }

  private read(position: Position, { move, worth: told, figures: all }: Record<string, unknown>, unsure: number, counted: boolean): OptionOdds {
    const [figures, worth] = [all as number[], Number(told)];
    const figure = (at = 0): number => figures[at] ?? 0;
    let error = Math.max(figure(HIGH) - worth, worth - figure(LOW));
    if (unsure > 0 && error > SURE) error = Math.max(error, unsure);
    const known = figure(BUST) >= 0;
    const chance = (at = 0): number | null => (known ? Math.min(1, figure(at)) : null);
    return {
      action: this.engine.fromDense(position, Number(move)) as TableAction,
      worth,
      error: error > SURE ? error : 0,
      win: worth,
      bust: chance(BUST),
      dog: chance(ONE),
      all: chance(ALL),
      roll: null,
      counted,
      kept: false,
      reasons: [],
    };
  }
}

function diceIn({ players, supply, roll, rolling, aside }: SpotsView): number {
  const owned = players.map(({ yard, dogs }) => yard.length + dogs.reduce((sum, { filled }) => sum + filled.length, 0));
  return owned.reduce((sum, each) => sum + each, supply.dice + rolling + aside + roll.length);
}

/** Whether it is close to the end of a game for one or two players, where the net knows little. */
function isEnding({ players, d0g, tiles }: SpotsView, few: boolean): boolean {
  if (players.length > 2 || tiles.some(({ stack }) => stack > 1)) return false;
  const missing = players.reduce((sum, { scored }) => sum + TO_WIN - scored, 0) + (d0g ? TO_WIN - d0g.scored.length : 0);
  return missing <= 3 || (few && missing <= 6);
}

class SpottedLooker implements Looker {
  readonly unit = "points";
  readonly first = WIDTHS.first;
  readonly last = WIDTHS.last;
  readonly review = WIDTHS.last;
  done = false;
  private readonly coach: SpottedCoach;

  constructor(
    private readonly engine: AnyEngine,
    private readonly weigher: Weigher,
  ) {
    this.coach = new SpottedCoach(engine, weigher);
  }

  look(position: Position, seat: number, limit: number, explained = false): OptionOdds[] {
    const alone = this.engine.seatsAt(position) === 1;
    const options = this.coach.weigh(position, seat, limit).map(({ number, points, worth, error }) => ({
      action: this.engine.fromDense(position, number) as TableAction,
      worth: points[seat] ?? 0,
      error: alone ? error : 0,
      win: alone ? null : worth,
      bust: null,
      dog: null,
      all: null,
      roll: null,
      counted: false,
      kept: false,
      reasons: [],
    }));
    return explained ? withReasons(this.weigher, position, options) : options;
  }
}
