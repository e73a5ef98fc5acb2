/** The code in what the reader entered: a whole link, what follows its #, or the code alone. */
export function codeIn(entered: string): string {
  return entered.slice(entered.indexOf("#") + 1).trim();
}
