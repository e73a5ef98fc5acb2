import type { SeatRequest, TableRequest, TableState } from "../wire";

/** What sits where: me, a friend by link, or `bot:<name>`. */
export const ME = "me";
export const FRIEND = "person";
export const BOT = "bot:";

/** Which tricks are wanted: a set by its name, or one of these. */
export const RANDOM = "random";
export const BY_HAND = "by hand";

/** All that can be chosen for a new table, whether or not the game at hand asks for it. */
export interface Wishes {
  game: "spots" | "spotted";
  alone: boolean;
  /** The seats of a table with others; the first is always the reader's. */
  seats: string[];
  /** A set's name, `RANDOM` or `BY_HAND`; empty for the usual set. */
  tricks: string;
  /** The tiles chosen by hand, by colour. */
  byHand: Record<string, string>;
  offLeash: boolean;
  treats: number;
  /** A sheet's id; empty for the usual one. */
  sheet: string;
}

export const MOST_SEATS = { spots: 4, spotted: 6 } as const;

export function usualWishes(): Wishes {
  return {
    game: "spots",
    alone: false,
    seats: [ME, FRIEND],
    tricks: "",
    byHand: {},
    offLeash: false,
    treats: 1,
    sheet: "",
  };
}

/** The request that sets the table that is wished for. */
export function requestOf(wishes: Wishes): TableRequest {
  const seats = (wishes.alone ? [ME] : wishes.seats).map(seatRequest);
  if (wishes.game === "spotted") {
    return { game: "spotted", seats, ...(wishes.sheet !== "" && { sheet: wishes.sheet }) };
  }
  return {
    game: "spots",
    seats,
    ...(wishes.offLeash ? { off_leash: true } : tricksOf(wishes)),
    ...(wishes.alone && { d0g_treats: wishes.treats }),
  };
}

/** The request for another table like this one. */
export function requestAgain(state: TableState): TableRequest {
  const seats = state.seats.map((seat): SeatRequest => {
    if (seat.mine) return { kind: "me" };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "person" };
  });
  if (state.game === "spotted") return { game: "spotted", seats, sheet: state.setup.sheet };
  const { tiles, off_leash, d0g_treats } = state.setup;
  return { game: "spots", seats, tiles, off_leash, ...(seats.length === 1 && { d0g_treats }) };
}

function tricksOf(wishes: Wishes): { set?: string; tiles?: string[]; random?: boolean } {
  if (wishes.tricks === RANDOM) return { random: true };
  if (wishes.tricks === BY_HAND) return { tiles: Object.values(wishes.byHand) };
  return wishes.tricks === "" ? {} : { set: wishes.tricks };
}

function seatRequest(choice: string): SeatRequest {
  if (choice === ME) return { kind: "me" };
  if (choice === FRIEND) return { kind: "person" };
  return { kind: "bot", bot: choice.slice(BOT.length) };
}
