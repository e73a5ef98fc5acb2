import type { Content } from "../engine/description";
import type { Position } from "../engine/engine";
import type { AnyEngine, Games } from "../engine/games";
import type { SpotsView, TableAction } from "../wire";
import { isCoached } from "./coached";
import { isSameAction } from "./same";
import { SpottedCoach } from "./spotted";
import { Weigher } from "./weigher";

/** What is known of an option; null is what means nothing in the game, or is not known. Chances are 0 to 1. */
export interface OptionOdds {
  action: TableAction;
  /** What it is worth to choose: the chance to win in Spots, points in Spotted!. */
  worth: number;
  error: number;
  /** The chance to win, where that is known. */
  win: number | null;
  bust: number | null;
  dog: number | null;
  all: number | null;
  /** Whether the rest of the turn was followed to its end, so that bust and dogs are counted, not guessed. */
  counted: boolean;
}

/** A decision to be looked at, in the position before it. */
export interface OddsRequest {
  game: string;
  content: Content;
  position: Position;
  seat: number;
  /** Several actions in one go, each line weighed as a whole. */
  lines: TableAction[][];
}

export interface OddsFound {
  unit: "win" | "points";
  options: OptionOdds[];
  /** What was asked for in one go, in its order; null where the rules do not allow it, or chance comes in between. */
  lines: (OptionOdds | null)[];
}

/** Looks at every option of a position for somebody, within limits that grow from stage to stage. */
interface Looker {
  unit: OddsFound["unit"];
  first: number;
  last: number;
  /** As far as reviews look. */
  review: number;
  /** Whether another look, with a larger limit, would find nothing more. */
  done: boolean;
  look(position: Position, seat: number, limit: number): OptionOdds[];
}

/** Positions looked at, at most: the first figures are to be there at once. */
const FIRST_NODES = 400;
const MOST_NODES = 300_000;
const REVIEW_NODES = 40_000;
const NEXT = 10;
/** For all turns to come of an ending with few dice. */
const ENDING_NODES = 1_000_000;
/** How far off the net was found to be in endings; docs/coach.md tells. */
const UNSURE = { near: 0.1, fewDice: 0.3 };
const SURE = 1e-12;
const FEW_DICE = 10;
const TO_WIN = 6;
/** Sheets that plans go on with. */
const WIDTHS = { first: 2, last: 6 };
/** A stage that would take longer is not begun: whoever decides meanwhile would wait for the next figures. */
const LONGEST_MS = 1_500;

/** Where the figures of an option lie. */
const [BUST, ONE, ALL, , LOW, HIGH] = [0, 1, 2, 3, 4, 5];

/** Looks at decisions of one game after another; what was set up for a table is kept for its next decision. */
export class OddsFinder {
  private readonly lookers = new Map<string, Promise<Looker>>();

  constructor(
    private readonly games: Games,
    private readonly now: () => number,
  ) {}

  /** Tells what is found, first and roughly, then better; ends early where `wanted` says no. */
  async find(request: OddsRequest, tell: (found: OddsFound) => void, wanted: () => Promise<boolean>): Promise<void> {
    const { engine, looker } = await this.lookerFor(request);
    let limit = looker.first;
    let told = "";
    while (await wanted()) {
      const begun = this.now();
      const found = lookAll(engine, looker, request, limit);
      const text = JSON.stringify(found);
      if (text !== told) tell(found);
      told = text;
      if (looker.done || limit >= looker.last) return;
      const next = Math.min(limit * NEXT, looker.last, Math.floor((limit * LONGEST_MS) / Math.max(1, this.now() - begun)));
      if (next < 2 * limit) return;
      limit = next;
    }
  }

  /** Looks once, as far as a review does. */
  async judge(request: OddsRequest): Promise<OddsFound> {
    const { engine, looker } = await this.lookerFor(request);
    return lookAll(engine, looker, request, looker.review);
  }

  private async lookerFor({ game, content, position }: OddsRequest): Promise<{ engine: AnyEngine; looker: Looker }> {
    if (!isCoached(game)) throw new Error(`There is no coach for ${game}`);
    const engine = await this.games.on(game, content.hash, () => Promise.resolve(content));
    const seats = engine.seatsAt(position);
    const key = `${game} ${content.hash} ${seats}`;
    let looker = this.lookers.get(key);
    if (!looker) this.lookers.set(key, (looker = this.make(game, engine, seats)));
    return { engine, looker: await looker };
  }

  private async make(game: string, engine: AnyEngine, seats: number): Promise<Looker> {
    const [machine, weights] = await Promise.all([this.games.machine(`${game}-coach`), this.games.weightsOf(engine.weightsFor(seats))]);
    const weigher = new Weigher(machine, engine.printed, seats, weights);
    return game === "spots" ? new SpotsLooker(engine, weigher) : new SpottedLooker(engine, weigher);
  }
}

/** All options, also those behind a roll that is kept without a word, and the lines that were asked for. */
function lookAll(engine: AnyEngine, looker: Looker, { position, seat, lines }: OddsRequest, limit: number): OddsFound {
  const options = looker.look(position, seat, limit);
  let { done } = looker;
  const keep = options.find(({ action }) => action.type === "keep_roll")?.action;
  if (keep !== undefined && looker.unit === "win") {
    options.push(...lookBehind(engine, looker, position, seat, [keep], limit));
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

/** The options after some actions; none where those are not allowed, or it is not the seat's decision then. */
function lookBehind(engine: AnyEngine, looker: Looker, position: Position, seat: number, done: readonly TableAction[], limit: number): OptionOdds[] {
  let at = position;
  for (const action of done) {
    try {
      at = engine.apply(at, { type: "move", seat, action }).position;
    } catch {
      return [];
    }
  }
  return engine.acting(at).seats.includes(seat) ? looker.look(at, seat, limit) : [];
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

  look(position: Position, _seat: number, limit: number): OptionOdds[] {
    const { machine, work } = this.weigher;
    const view = this.engine.view(position) as SpotsView;
    const few = diceIn(view) <= FEW_DICE;
    const late = isEnding(view, few);
    const ending = late && few && limit > FIRST_NODES ? Math.min(ENDING_NODES, limit * NEXT) : 0;
    const count = machine.call("weigh_options", ...this.weigher.at(position), work, 1, limit, ending);
    const counted = machine.bytes(this.weigher.place(["work", "cut"]), 8).every((byte) => byte === 0);
    this.done = counted && !(late && few);
    const ended = machine.bytes(this.weigher.place(["work", "ended"]), 8).some((byte) => byte !== 0);
    const unsure = late && !ended ? (few ? UNSURE.fewDice : UNSURE.near) : 0;
    return this.weigher.options(count).map((option) => this.read(position, option, unsure, counted));
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
      counted,
    };
  }
}

function diceIn({ players, supply, roll, rolling, aside }: SpotsView): number {
  const owned = players.map(({ yard, dogs }) => yard.length + dogs.reduce((sum, { filled }) => sum + filled.length, 0));
  return owned.reduce((sum, each) => sum + each, supply.dice + rolling + aside + roll.length);
}

/** Whether it is near the end of a game of one or two, where the net knows little. */
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
    weigher: Weigher,
  ) {
    this.coach = new SpottedCoach(engine, weigher);
  }

  look(position: Position, seat: number, limit: number): OptionOdds[] {
    const alone = this.engine.seatsAt(position) === 1;
    return this.coach.weigh(position, seat, limit).map(({ number, points, worth, error }) => ({
      action: this.engine.fromDense(position, number) as TableAction,
      worth: points[seat] ?? 0,
      error: alone ? error : 0,
      win: alone ? null : worth,
      bust: null,
      dog: null,
      all: null,
      counted: false,
    }));
  }
}
