/** English in disguise: every text that stays readable as it is was not asked of a message. Not offered to readers. */
export const PSEUDO = "en-XA";

const PLAIN = "aceinorsuyACEINORSUY";
const ACCENTED = "áçéîñöřšüýÁÇÉÎÑÖŘŠÜÝ";
const LONGER = 0.4;

/** A text with accents, and as much longer as other languages may be. */
export function pseudo(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return accented.replace(/\p{L}{2,}/gu, (word) => word + lastOf(word).repeat(Math.round(word.length * LONGER)));
}

const lastOf = (word: string): string => word.slice(-1);
