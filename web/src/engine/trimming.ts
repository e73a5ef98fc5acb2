/** The entry points that pages call; the others play many games at once, or check positions, elsewhere. */
export const CALLED: ReadonlySet<string> = new Set(["set_up", "apply_event", "list_legal", "count_all", "list_gains", "pick_at_table", "weigh_options", "settle_ending", "weigh_position", "weigh_sheets", "explain_options"]);

const HEADER = 8;
const SECTION = { exports: 7, code: 10 };
const FUNCTION = 0;
/** No locals, `unreachable`, `end`. */
const NOTHING = Uint8Array.from([0, 0, 0x0b]);

interface Section {
  kind: number;
  bytes: Uint8Array;
}

interface Export {
  name: string;
  kind: number;
  index: number;
}

/**
 * Removes from a game's module what pages never call: the bodies of functions that no kept entry point reaches.
 * Function numbers do not change, so that the rest can stay as it is.
 */
export function trimmed(module: Uint8Array, called: ReadonlySet<string> = CALLED): Uint8Array {
  const sections = sectionsOf(module);
  const exported = sections.flatMap(({ kind, bytes }) => (kind === SECTION.exports ? exportsIn(bytes) : []));
  const kept = exported.filter(({ name, kind }) => kind !== FUNCTION || called.has(name));
  const bodies = sections.flatMap(({ kind, bytes }) => (kind === SECTION.code ? bodiesIn(bytes) : []));
  const used = reached(kept.flatMap(({ kind, index }) => (kind === FUNCTION ? [index] : [])), bodies);
  const rewritten = sections.map((section) => {
    if (section.kind === SECTION.exports) return { ...section, bytes: listOf(kept.map(exportBytes)) };
    if (section.kind !== SECTION.code) return section;
    return { ...section, bytes: listOf(bodies.map((body, index) => sized(used.has(index) ? body : NOTHING))) };
  });
  return joined([module.subarray(0, HEADER), ...rewritten.map(({ kind, bytes }) => joined([Uint8Array.from([kind]), sized(bytes)]))]);
}

/** A number in WebAssembly's encoding: seven bits per byte, the lowest first. */
export function leb128(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...leb128(number >> 7)];
}

/** Reads bytes in sequence. */
class Reader {
  at = 0;

  constructor(readonly bytes: Uint8Array) {}

  get ended(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  /** An unsigned number; longer ones are only skipped. */
  number(): number {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      number += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return number;
    }
  }

  take(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.number() }, read);
  }
}

function sectionsOf(module: Uint8Array): Section[] {
  const reader = new Reader(module);
  reader.take(HEADER);
  const sections: Section[] = [];
  while (!reader.ended) sections.push({ kind: reader.byte(), bytes: reader.take(reader.number()) });
  return sections;
}

function exportsIn(bytes: Uint8Array): Export[] {
  const reader = new Reader(bytes);
  return reader.list(() => ({ name: new TextDecoder().decode(reader.take(reader.number())), kind: reader.byte(), index: reader.number() }));
}

function exportBytes({ name, kind, index }: Export): Uint8Array {
  return joined([sized(new TextEncoder().encode(name)), Uint8Array.from([kind, ...leb128(index)])]);
}

function bodiesIn(bytes: Uint8Array): Uint8Array[] {
  const reader = new Reader(bytes);
  return reader.list(() => reader.take(reader.number()));
}

/** The functions that are reachable from these. */
function reached(first: readonly number[], bodies: readonly Uint8Array[]): Set<number> {
  const found = new Set<number>();
  const open = [...first];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const body = bodies[index];
    if (found.has(index) || !body) continue;
    found.add(index);
    open.push(...callsIn(body));
  }
  return found;
}

/** The functions that a body calls. Our modules have no table, so that each call names its function. */
function callsIn(body: Uint8Array): number[] {
  const reader = new Reader(body);
  reader.list(() => [reader.number(), reader.byte()]);
  const calls: number[] = [];
  while (!reader.ended) {
    const code = reader.byte();
    if (code === 0x10) calls.push(reader.number());
    else skipOperands(reader, code);
  }
  return calls;
}

/** Skips the operands of an instruction other than a call. */
function skipOperands(reader: Reader, code: number): void {
  if (standsAlone(code)) return;
  if (takesNumber(code)) reader.number();
  else if (within(code, 0x28, 0x3e)) void [reader.number(), reader.number()];
  else if (code === 0x0e) void [reader.list(() => reader.number()), reader.number()];
  else if (code === 0x3f || code === 0x40) reader.byte();
  else if (code === 0x43) reader.take(4);
  else if (code === 0x44) reader.take(8);
  else if (code === 0xfc) skipLong(reader);
  else throw unknown(code);
}

/** Among the instructions with two-part opcodes, those that round, fill and copy. */
function skipLong(reader: Reader): void {
  const code = reader.number();
  if (code === 10) reader.take(2);
  else if (code === 11) reader.take(1);
  else if (code > 7) throw unknown(code);
}

const within = (code: number, first: number, last: number): boolean => code >= first && code <= last;
/** Instructions without operands. */
const standsAlone = (code: number): boolean => [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(code) || within(code, 0x45, 0xc4);
/** Instructions with one number: blocks, branches, variables, constants. */
const takesNumber = (code: number): boolean => within(code, 0x02, 0x04) || within(code, 0x20, 0x24) || [0x0c, 0x0d, 0x41, 0x42].includes(code);

const unknown = (code: number): Error => new Error(`A module has an operation that is not known here: ${code}`);

const sized = (bytes: Uint8Array): Uint8Array => joined([Uint8Array.from(leb128(bytes.length)), bytes]);

const listOf = (items: readonly Uint8Array[]): Uint8Array => joined([Uint8Array.from(leb128(items.length)), ...items]);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
