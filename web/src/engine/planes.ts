/**
 * What was learned is numbers of four bytes, of which only the last, with sign and size, are much alike: laid out with all first
 * bytes in front, then all second ones, they can be packed closer.
 */
const BYTES = 4;

/** Lays numbers out by their bytes. */
export const unwoven = (numbers: Uint8Array): Uint8Array<ArrayBuffer> => turned(numbers, BYTES);

/** The numbers again. */
export const woven = (planes: Uint8Array): Uint8Array<ArrayBuffer> => turned(planes, planes.length / BYTES);

/** Turns rows into columns. */
function turned(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const height = bytes.length / width;
  return Uint8Array.from({ length: bytes.length }, (_, at) => bytes[(at % height) * width + Math.floor(at / height)] ?? 0);
}
