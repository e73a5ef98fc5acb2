/**
 * Trained weights are numbers of four bytes, of which only the last ones, with sign and exponent, are similar. With all
 * first bytes first, then all second ones, they compress better.
 */
const BYTES = 4;

/** Splits numbers into planes of bytes. */
export const unwoven = (numbers: Uint8Array): Uint8Array<ArrayBuffer> => turned(numbers, BYTES);

/** Joins the planes into numbers again. */
export const woven = (planes: Uint8Array): Uint8Array<ArrayBuffer> => turned(planes, planes.length / BYTES);

/** Transposes rows and columns. */
function turned(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const height = bytes.length / width;
  return Uint8Array.from({ length: bytes.length }, (_, at) => bytes[(at % height) * width + Math.floor(at / height)] ?? 0);
}
