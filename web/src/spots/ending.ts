import { isYou } from "../table/names";
import { ownSeats } from "../table/hotseat";
import type { Dog, Player } from "./types";
import type { Fact, Seat, SpotsView } from "../wire";

/** A player's game in numbers; d0g has no seat, keeps no yard and so never busts. */
export interface Told {
  seat: number | null;
  dogs: number;
  busts: number | null;
  treats: number;
  turns: number;
}

/** How a game of Spots ended, for whoever looks. */
export interface SpotsEnding {
  /** Whether the reader won or lost; somebody else's game, and one of several people at a device, is a feast. */
  kind: "won" | "lost" | "feast";
  /** Null where d0g won. */
  winner: number | null;
  /** The dogs in the scene: the winner's, those of the reader who lost. */
  proud: string[];
  /** A loser's other dogs, which fill the yard. */
  open: string[];
  /** The unscored dog of the reader that missed least, of those with dice on them. */
  nearest: Dog | null;
  missing: number[];
  /** The reader first, then as they sit; d0g last. */
  players: Told[];
}

/** Everything the end of a game tells. */
export function endingOf(view: SpotsView, seats: readonly Seat[], facts: readonly Fact[]): SpotsEnding {
  const { winner } = view;
  const own = ownSeats(seats);
  const me = own.length === 1 ? view.players.find((player) => player.seat === own[0]?.seat) : undefined;
  const won = view.players.find((player) => player.seat === winner);
  const kind = won && isYou(seatAt(won.seat, seats), seats) ? "won" : me || view.d0g_won ? "lost" : "feast";
  const shown = kind === "lost" ? (me ?? view.players[0]) : won;
  const nearest = kind === "lost" && shown ? nearestOf(shown) : null;
  return {
    kind,
    winner,
    proud: shown ? inOrderScored(shown, facts) : [],
    open: kind === "lost" && shown ? shown.dogs.filter((dog) => !dog.scored && dog !== nearest).map((dog) => dog.name) : [],
    nearest,
    missing: nearest ? missingIn(nearest) : [],
    players: toldOf(view, me, facts),
  };
}

/** The dog that stands on the podium or in front, and all the others in the scene. */
export function crowdOf({ kind, proud, open, nearest }: SpotsEnding): { ahead: string | null; others: string[] } {
  const ahead = (kind === "lost" ? nearest?.name : undefined) ?? proud.at(-1) ?? open[0] ?? null;
  return { ahead, others: [...proud, ...open].filter((name) => name !== ahead) };
}

/** The values a dog still lacks. */
export function missingIn(dog: Dog): number[] {
  return dog.spaces.filter((value) => !dog.filled.includes(value));
}

function seatAt(seat: number, seats: readonly Seat[]): Seat | undefined {
  return seats.find((each) => each.seat === seat);
}

/** A player's scored dogs, the last one scored at the end. */
function inOrderScored(player: Player, facts: readonly Fact[]): string[] {
  const told = facts.flatMap((fact) =>
    fact.type === "dogs_scored" && fact.seat === player.seat && Array.isArray(fact["dogs"]) ? fact["dogs"].map(String) : [],
  );
  const scored = player.dogs.filter((dog) => dog.scored).map((dog) => dog.name);
  return scored.sort((one, other) => told.indexOf(one) - told.indexOf(other));
}

/** Of the dogs with dice on them the one that lacks least: an empty one was near to nothing. */
function nearestOf(player: Player): Dog | null {
  const open = player.dogs.filter((dog) => !dog.scored && dog.filled.length > 0);
  return open.sort((one, other) => missingIn(one).length - missingIn(other).length)[0] ?? null;
}

function toldOf(view: SpotsView, me: Player | undefined, facts: readonly Fact[]): Told[] {
  const count = (type: string, seat: number): number =>
    facts.filter((fact) => fact.type === type && fact.seat === seat).length;
  const all = facts.filter((fact) => fact.type === "everyone_busted").length;
  const order = [...view.players].sort((one, other) => Number(other === me) - Number(one === me) || one.seat - other.seat);
  const told: Told[] = order.map(({ seat, scored, treats }) => ({
    seat,
    dogs: scored,
    busts: count("busted", seat) + all,
    treats,
    turns: count("turn_started", seat),
  }));
  const { d0g } = view;
  if (d0g === null) return told;
  return [...told, { seat: null, dogs: d0g.scored.length, busts: null, treats: d0g.treats, turns: facts.filter((fact) => fact.type === "d0g_rolled").length }];
}
