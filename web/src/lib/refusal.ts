/** A request that was refused, or one that never reached the server (`network`). */
export class Refusal extends Error {
  readonly code: string;
  /** The table's version, or that of the wrong event, if the refusal is about one. */
  readonly version: number | null;

  constructor(code: string, sentence: string, version: number | null = null) {
    super(sentence);
    this.code = code;
    this.version = version;
  }
}

/** Random bytes as hexadecimal digits; also available to pages without https. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
