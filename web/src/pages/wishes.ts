import { t } from "../lib/fluent";
import type { SeatRequest, TableRequest, TableState, TermsRequest } from "../wire";

/** What sits where: me, a friend by link, `bot:<name>`, or `here:<name>` for somebody at the same device. */
export const ME = "me";
export const FRIEND = "person";
export const BOT = "bot:";
export const HERE = "here:";

/** Seconds for each decision that are offered; 0 is as long as it takes. */
export const TIMES = [0, 30, 60, 120, 86_400, 259_200] as const;
/** A table with more time than this is a slow one. */
const HOUR = 3600;

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
  /** A content pack's name; empty for the published content. */
  pack: string;
  public: boolean;
  seconds: number;
  undo: boolean;
  odds: boolean;
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
    pack: "",
    public: false,
    seconds: 0,
    undo: true,
    odds: true,
  };
}

/** The request that sets the table that is wished for. */
export function requestOf(wishes: Wishes): TableRequest {
  const terms = termsOf(wishes);
  const request = {
    seats: (wishes.alone ? [ME] : wishes.seats).map(seatRequest),
    ...(wishes.pack !== "" && { pack: wishes.pack }),
    ...(Object.keys(terms).length > 0 && { terms }),
  };
  if (wishes.game === "spotted") {
    return { game: "spotted", ...request, ...(wishes.sheet !== "" && { sheet: wishes.sheet }) };
  }
  return {
    game: "spots",
    ...request,
    ...(wishes.offLeash ? { off_leash: true } : tricksOf(wishes)),
    ...(wishes.alone && { d0g_treats: wishes.treats }),
  };
}

/** What is wished for besides the game's own options, where it is not the usual. */
function termsOf(wishes: Wishes): TermsRequest {
  return {
    ...(wishes.public && !wishes.alone && { public: true }),
    ...(wishes.seconds > HOUR && { pace: "slow" as const }),
    ...(wishes.seconds > 0 && { seconds: wishes.seconds }),
    ...(!wishes.undo && { undo: false }),
    ...(!wishes.odds && { odds: false }),
  };
}

/** The request for another table like this one. */
export function requestAgain(state: TableState): TableRequest {
  const seats = state.seats.map((seat): SeatRequest => {
    if (seat.mine) return { kind: "me" };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "person" };
  });
  const same = {
    seats,
    ...(state.terms && { terms: state.terms }),
    ...(state.rules?.pack && { pack: state.rules.pack }),
  };
  if (state.game === "spotted") return { game: "spotted", ...same, sheet: state.setup.sheet };
  const { tiles, off_leash, d0g_treats } = state.setup;
  return { game: "spots", ...same, tiles, off_leash, ...(seats.length === 1 && { d0g_treats }) };
}

function tricksOf(wishes: Wishes): { set?: string; tiles?: string[]; random?: boolean } {
  if (wishes.tricks === RANDOM) return { random: true };
  if (wishes.tricks === BY_HAND) return { tiles: Object.values(wishes.byHand) };
  return wishes.tricks === "" ? {} : { set: wishes.tricks };
}

function seatRequest(choice: string, index: number): SeatRequest {
  if (choice === ME) return { kind: "me" };
  if (choice === FRIEND) return { kind: "person" };
  if (choice.startsWith(HERE)) {
    return { kind: "me", name: choice.slice(HERE.length).trim() || t("seat-here-usual", { seat: index + 1 }) };
  }
  return { kind: "bot", bot: choice.slice(BOT.length) };
}
