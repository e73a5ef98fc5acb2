import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const SCHEME = "pipyard-dice-1";
const WORDS = 2 ** 32;

/** The commitment to a seed that is published before the game. */
export function promiseOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

export interface ChanceEvent {
  purpose: string;
  /** How many events of the same purpose came before. */
  number: number;
}

export type Below = (bound: number) => number;

/** The numbers of one chance event: each call returns an unbiased integer from 0 up to, but excluding, its bound. */
export function source(seed: string, inputs: readonly string[], event: ChanceEvent): Below {
  const words = wordsOf(seed, inputs, event);
  return (bound) => {
    if (!(bound >= 1 && bound <= WORDS)) throw new RangeError(`A number below ${bound} cannot be drawn`);
    const fair = WORDS - (WORDS % bound);
    for (;;) {
      const word = words.next().value;
      if (word < fair) return word % bound;
    }
  };
}

/** One block of an event as hexadecimal digits. */
export function blockOf(seed: string, inputs: readonly string[], event: ChanceEvent, block: number): string {
  return bytesToHex(digest(seed, inputs, event, block));
}

function digest(seed: string, inputs: readonly string[], { purpose, number }: ChanceEvent, block: number): Uint8Array {
  const text = [SCHEME, inputs.join(","), purpose, number, block].join("\n");
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(text));
}

function* wordsOf(seed: string, inputs: readonly string[], event: ChanceEvent): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = digest(seed, inputs, event, block);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}
