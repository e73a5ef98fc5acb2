/** Which tricks are in play: a set by its name, or one of these. */
export const RANDOM = "random";
export const BY_HAND = "by hand";

/** The options of a table of Spots. */
export interface Options {
  /** A set's name, `RANDOM` or `BY_HAND`; empty for the default set. */
  tricks: string;
  /** The tiles chosen by hand, by color. */
  byHand: Record<string, string>;
  offLeash: boolean;
  treats: number;
}

export const usual = (): Options => ({ tricks: "", byHand: {}, offLeash: false, treats: 1 });

export function request(options: Options, alone: boolean): object {
  return {
    ...(options.offLeash ? { off_leash: true } : tricksOf(options)),
    ...(alone && { d0g_treats: options.treats }),
  };
}

function tricksOf({ tricks, byHand }: Options): { set?: string; tiles?: string[]; random?: boolean } {
  if (tricks === RANDOM) return { random: true };
  if (tricks === BY_HAND) return { tiles: Object.values(byHand) };
  return tricks === "" ? {} : { set: tricks };
}
