/** The games whose rules are in the page. */
const PLAYED_HERE: readonly string[] = ["spots", "spotted"];

export const isPlayedHere = (game: string): boolean => PLAYED_HERE.includes(game);
