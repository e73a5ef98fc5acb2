import { isYou } from "../table/names";
import { ownSeats } from "../table/hotseat";
import type { Dog, Player } from "./types";
import type { Fact, Seat, SpotsView } from "../wire";

/** A player's game in numbers; d0g has no seat and no yard, so it never busts. */
export interface Told {
  seat: number | null;
  dogs: number;
  busts: number | null;
  treats: number;
  turns: number;
}

/** How a game of Spots ended, from the reader's point of view. */
export interface SpotsEnding {
  /** Whether the reader won or lost; for spectators, and for several people on one device, it is a feast. */
  kind: "won" | "lost" | "feast";
  /** Null if d0g won. */
  winner: number | null;
  /** The dogs in the scene: the winner's, or the reader's if the reader lost. */
  proud: string[];
  /** A loser's other dogs, which fill the yard. */
  open: string[];
  /** The reader's unscored dog that needed the fewest dice, among those with dice on them. */
  nearest: Dog | null;
  missing: number[];
  /** The reader first, then in seat order; d0g last. */
  players: Told[];
}

/** Collects everything that the end of a game shows. */
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

/** The dog on the podium or in front, and all the others in the scene. */
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

/** A player's scored dogs, in the order in which they were scored. */
function inOrderScored(player: Player, facts: readonly Fact[]): string[] {
  const told = facts.flatMap((fact) =>
    fact.type === "dogs_scored" && fact.seat === player.seat && Array.isArray(fact["dogs"]) ? fact["dogs"].map(String) : [],
  );
  const scored = player.dogs.filter((dog) => dog.scored).map((dog) => dog.name);
  return scored.sort((one, other) => told.indexOf(one) - told.indexOf(other));
}

/** Among the dogs with dice on them, the one that lacks the fewest: an empty dog was not close. */
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
