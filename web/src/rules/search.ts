/** A piece of text, and whether it matches the search. */
export interface Piece {
  text: string;
  found: boolean;
}

/** The distinct words of a search, without case and accents. */
export function wordsOf(query: string): string[] {
  return [...new Set(plain(query).split(/\s+/).filter(Boolean))];
}

/** Whether a text contains every search word, anywhere and also within longer words. */
export function matches(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}

/** Splits a text at the search words. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const searched = plain(text);
  // Characters whose length changes without case or accents would shift the marks.
  if (words.length === 0 || searched.length !== text.length) return [{ text, found: false }];
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  return joined(text, marked);
}

function joined(text: string, marked: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  marked.forEach((found, at) => {
    const last = pieces.at(-1);
    if (last?.found === found) last.text += text[at] ?? "";
    else pieces.push({ text: text[at] ?? "", found });
  });
  return pieces;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
