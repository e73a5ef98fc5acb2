/** The games whose rules are included in the page. */
const PLAYED_HERE: readonly string[] = ["spots", "spotted"];

export const isPlayedHere = (game: string): boolean => PLAYED_HERE.includes(game);
