import type { Content } from "../engine/description";
import type { Position } from "../engine/engine";
import type { AnyEngine, Games } from "../engine/games";
import { after, momentAt, type Moment } from "../play/moment";
import type { TableEvent } from "../wire";
import { isCoached, type Coached } from "./coached";
import type { Decision, Review } from "./review";
import { reviewSpots } from "./spots";
import { reviewSpotted } from "./spotted";
import { weigherOf } from "./weigher";

/** An event of a game with the position after it: a move by its number, or an outcome of chance. */
export type Played = { version: number; after: Position } & ({ seat: number; action: number } | { drawn: number[] });
/** Called after each event with the number of events reviewed. */
export type Tell = (done: number) => void;

/** A game to review: which one, with which content, and all its events from the start. */
export interface ReviewRequest {
  game: string;
  setup: object;
  content: Content;
  events: TableEvent[];
}

const REVIEWERS: Record<Coached, typeof reviewSpots> = { spots: reviewSpots, spotted: reviewSpotted };

/** Reviews a game; `tell` is called with the progress and the total. */
export async function reviewGame(
  games: Games,
  { game, setup, content, events }: ReviewRequest,
  tell: (done: number, total: number) => void,
): Promise<Review> {
  if (!isCoached(game)) throw new Error(`There is no coach for ${game}`);
  const engine = await games.on(game, content.hash, () => Promise.resolve(content));
  const played = playedIn(engine, setup, events);
  const start = engine.start(setup);
  const seats = engine.seatsAt(start);
  const weigher = await weigherOf(games, game, engine, seats);
  const review = REVIEWERS[game](engine, weigher, start, played, (done) => tell(done, played.length));
  return { ...review, decisions: review.decisions.map((decision) => (decision.label ? { ...decision, pays: isPaid(engine, start, played, decision) } : decision)) };
}

/** The actions that spend a treat, or a re-roll. */
const PAID = new Set(["reroll", "reroll_dice"]);

/** Whether only the best option of a decision spends something on a reroll. */
function isPaid(engine: AnyEngine, start: Position, events: readonly Played[], { version, played, best }: Decision): boolean {
  const before = events.findLast((event) => event.version < version)?.after ?? start;
  const [done, better] = [played, best].map(({ number }) => PAID.has(engine.fromDense(before, number).type));
  return better === true && done === false;
}

/** The events of a game, without those that were undone. */
export function playedIn(engine: AnyEngine, setup: object, events: readonly TableEvent[]): Played[] {
  const kept = new Map<number, TableEvent>();
  for (const [at, event] of events.entries()) {
    if ("action" in event || "drawn" in event) kept.set(at + 1, event);
    if ("undone" in event) kept.delete(event.undone);
  }
  let moment: Moment = momentAt(0, engine.start(setup));
  return [...kept].map(([version, event]): Played => {
    ({ moment } = after({ engine, setup }, moment, event));
    const reached = moment.position;
    if (reached === null) throw new Error("The game has not begun");
    if ("action" in event) return { version, seat: event.seat, action: event.action, after: reached };
    return { version, drawn: "drawn" in event ? event.drawn : [], after: reached };
  });
}
