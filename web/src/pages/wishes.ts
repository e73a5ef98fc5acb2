import { t } from "../lib/fluent";
import { SITE } from "../local/wanted";
import type { SeatRequest, TableRequest, TableState, TermsRequest } from "../wire";

/** Who has each seat: me, a friend by link, `bot:<name>`, or `here:<name>` for a person on the same device. */
export const ME = "me";
export const FRIEND = "person";
export const BOT = "bot:";
export const HERE = "here:";

/** Who has a seat before a choice is made: without a server nobody can join from elsewhere. */
export const ANYBODY = SITE ? HERE : FRIEND;

/** The time limits per decision, in seconds; 0 means no limit. */
export const TIMES = [0, 30, 60, 120, 86_400, 259_200] as const;
/** A table with a longer limit than this is a slow one. */
const HOUR = 3600;

/** All choices for a new table. */
export interface Wishes {
  game: string;
  alone: boolean;
  /** The seats of a table with others; the first is always the reader's. */
  seats: string[];
  /** The games' own options, by game. */
  options: Record<string, unknown>;
  /** A content pack's name; empty for the published content. */
  pack: string;
  public: boolean;
  seconds: number;
  undo: boolean;
  odds: boolean;
}

export function usualWishes(game: string): Wishes {
  return {
    game,
    alone: false,
    seats: [ME, ANYBODY],
    options: {},
    pack: "",
    public: false,
    seconds: 0,
    undo: true,
    odds: true,
  };
}

/** The request that creates the chosen table, with the options of its game. */
export function requestOf(wishes: Wishes, options: object): TableRequest {
  const terms = termsOf(wishes);
  return {
    game: wishes.game,
    seats: (wishes.alone ? [ME] : wishes.seats).map(seatRequest),
    ...(wishes.pack !== "" && { pack: wishes.pack }),
    ...(Object.keys(terms).length > 0 && { terms }),
    ...options,
  } as TableRequest;
}

/** The choices besides the game's own options, if they are not the defaults. */
function termsOf(wishes: Wishes): TermsRequest {
  return {
    ...(wishes.public && !wishes.alone && { public: true }),
    ...(wishes.seconds > HOUR && { pace: "slow" as const }),
    ...(wishes.seconds > 0 && { seconds: wishes.seconds }),
    ...(!wishes.undo && { undo: false }),
    ...(!wishes.odds && { odds: false }),
  };
}

/** The request for another table like this one, with the options of its game. */
export function requestAgain(state: TableState, options: object): TableRequest {
  const seats = state.seats.map((seat): SeatRequest => {
    if (seat.mine) return { kind: "me" };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "person" };
  });
  return {
    game: state.game,
    seats,
    ...(state.terms && { terms: state.terms }),
    ...(state.rules?.pack && { pack: state.rules.pack }),
    ...options,
  } as TableRequest;
}

function seatRequest(choice: string, index: number): SeatRequest {
  if (choice === ME) return { kind: "me" };
  if (choice === FRIEND) return { kind: "person" };
  if (choice.startsWith(HERE)) {
    return { kind: "me", name: choice.slice(HERE.length).trim() || t("seat-here-usual", { seat: index + 1 }) };
  }
  return { kind: "bot", bot: choice.slice(BOT.length) };
}
