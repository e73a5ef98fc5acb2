import type { Description, Field } from "./description";

type Reader = (view: DataView, at: number) => unknown;
export type Entry = (...given: number[]) => number;

const ALIGNMENT = 16;
const NUMBERS: Record<string, { size: number; read: Reader }> = {
  i1: { size: 1, read: (view, at) => view.getInt8(at) },
  i2: { size: 2, read: (view, at) => view.getInt16(at, true) },
  i4: { size: 4, read: (view, at) => view.getInt32(at, true) },
  i8: { size: 8, read: (view, at) => view.getBigInt64(at, true) },
  u8: { size: 8, read: (view, at) => view.getBigUint64(at, true) },
  f4: { size: 4, read: (view, at) => view.getFloat32(at, true) },
  f8: { size: 8, read: (view, at) => view.getFloat64(at, true) },
};

/** A game's module with its own memory, and the layout of that memory. */
export class Machine {
  readonly entries: Record<string, Entry>;
  private readonly memory: WebAssembly.Memory;
  private readonly readers = new Map<string, Reader>();
  private end: number;

  constructor(
    readonly description: Description,
    module: WebAssembly.Module,
  ) {
    const { heap, page } = description.memory;
    this.end = heap;
    this.memory = new WebAssembly.Memory({ initial: heap / page });
    this.entries = new WebAssembly.Instance(module, { env: { memory: this.memory } }).exports as Record<string, Entry>;
  }

  call(name: string, ...given: number[]): number {
    const entry = this.entries[name];
    if (!entry) throw new Error(`${this.description.game}: the module has no ${name}`);
    return entry(...given);
  }

  /** Allocates zeroed bytes and returns their address. */
  take(size: number): number {
    const place = this.end;
    this.end += Math.ceil(size / ALIGNMENT) * ALIGNMENT;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / this.description.memory.page));
    return place;
  }

  /** Bytes of the memory, to use at once: when the memory grows, its buffer is replaced. */
  bytes(at: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  shorts(at: number, count: number): Int16Array<ArrayBuffer> {
    return new Int16Array(this.memory.buffer, at, count);
  }

  floats(at: number, count: number): Float64Array<ArrayBuffer> {
    return new Float64Array(this.memory.buffer, at, count);
  }

  sizeOf(record: string): number {
    return sizeOf(this.description, record, []);
  }

  /** The field of a record: its offset, its type, and its shape. */
  field(record: string, name: string): Field {
    const found = this.description.records[record]?.fields[name];
    if (!found) throw new Error(`${record} has no ${name}`);
    return found;
  }

  /** The bytes of a field within those of a record. */
  within(record: string, name: string, bytes: Uint8Array): Uint8Array {
    const [at, kind, ...shape] = this.field(record, name);
    return bytes.subarray(at, at + sizeOf(this.description, kind, shape));
  }

  /** A copy of a record as an object of numbers. */
  read(record: string, at: number): unknown {
    let reader = this.readers.get(record);
    if (!reader) this.readers.set(record, (reader = readerOf(this.description, record, [])));
    return reader(new DataView(this.memory.buffer), at);
  }

  setFloat(at: number, value: number): void {
    new DataView(this.memory.buffer).setFloat64(at, value, true);
  }
}

function sizeOf({ records }: Description, kind: string, shape: readonly number[]): number {
  const one = NUMBERS[kind]?.size ?? records[kind]?.size;
  if (one === undefined) throw new Error(`There is no record ${kind}`);
  return shape.reduce((size, count) => size * count, one);
}

function readerOf(description: Description, kind: string, shape: readonly number[]): Reader {
  const [count, ...inner] = shape;
  if (count !== undefined) {
    const size = sizeOf(description, kind, inner);
    const one = readerOf(description, kind, inner);
    return (view, at) => Array.from({ length: count }, (_, place) => one(view, at + place * size));
  }
  const number = NUMBERS[kind];
  if (number) return number.read;
  const fields = Object.entries(description.records[kind]?.fields ?? {}).map(
    ([name, [at, part, ...parts]]) => [name, at, readerOf(description, part, parts)] as const,
  );
  return (view, at) => {
    const record: Record<string, unknown> = {};
    for (const [name, offset, read] of fields) record[name] = read(view, at + offset);
    return record;
  };
}
