/** English in disguise: a text that stays readable does not come from a message. Not offered to readers. */
export const PSEUDO = "en-XA";

const PLAIN = "aceinorsuyACEINORSUY";
const ACCENTED = "áçéîñöřšüýÁÇÉÎÑÖŘŠÜÝ";
const LONGER = 0.4;

/** Adds accents to a text, and makes it as long as it could be in other languages. */
export function pseudo(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return accented.replace(/\p{L}{2,}/gu, (word) => word + lastOf(word).repeat(Math.round(word.length * LONGER)));
}

const lastOf = (word: string): string => word.slice(-1);
