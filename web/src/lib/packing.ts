import type { FluentResource } from "@fluent/bundle";

/**
 * Messages in transfer format: already parsed, so that browsers do not need the parser, and with numbers in place of
 * the parser's words for node types.
 */
export type Packed = Record<string, PackedPattern | { value: PackedPattern | null; attributes: Record<string, PackedPattern> }>;

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;
type Expression = Exclude<Extract<Pattern, unknown[]>[number], string>;
type Select = Extract<Expression, { type: "select" }>;
type Key = Select["variants"][number]["key"];

const VARIABLE = 0;
const MESSAGE = 1;
const SELECT = 2;
/** Rare types are transferred in the parser's own form. */
const AS_IT_IS = 3;

type PackedPattern = string | (string | PackedExpression)[];
type PackedExpression =
  | [typeof VARIABLE, string]
  | [typeof MESSAGE, string]
  | [typeof SELECT, PackedExpression, number, ...(string | number | PackedPattern)[]]
  | [typeof AS_IT_IS, Expression];

export function pack(entries: readonly Entry[]): Packed {
  return Object.fromEntries(
    entries.map(({ id, value, attributes }) => {
      const packed = value === null ? null : packPattern(value);
      if (packed !== null && Object.keys(attributes).length === 0) return [id, packed];
      return [id, { value: packed, attributes: mapped(attributes, packPattern) }];
    }),
  );
}

export function unpack(packed: Packed): Entry[] {
  return Object.entries(packed).map(([id, entry]) => {
    if (typeof entry === "string" || Array.isArray(entry)) return { id, value: unpackPattern(entry), attributes: {} };
    const value = entry.value === null ? null : unpackPattern(entry.value);
    return { id, value, attributes: mapped(entry.attributes, unpackPattern) } as Entry;
  });
}

function packPattern(pattern: Pattern): PackedPattern {
  return typeof pattern === "string" ? pattern : pattern.map((part) => (typeof part === "string" ? part : packed(part)));
}

function unpackPattern(pattern: PackedPattern): Pattern {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => (typeof part === "string" ? part : unpacked(part)));
}

function packed(part: Expression): PackedExpression {
  if (part.type === "var") return [VARIABLE, part.name];
  if (part.type === "mesg" && part.attr === null) return [MESSAGE, part.name];
  if (part.type !== "select") return [AS_IT_IS, part];
  const variants = part.variants.flatMap(({ key, value }) => [key.value, packPattern(value)]);
  return [SELECT, packed(part.selector), part.star, ...variants];
}

function unpacked(part: PackedExpression): Expression {
  if (part[0] === VARIABLE) return { type: "var", name: part[1] };
  if (part[0] === MESSAGE) return { type: "mesg", name: part[1], attr: null };
  if (part[0] === AS_IT_IS) return part[1];
  const [, selector, star, ...flat] = part;
  const variants = [];
  for (let at = 0; at < flat.length; at += 2) {
    variants.push({ key: keyOf(flat[at] as string | number), value: unpackPattern(flat[at + 1] as PackedPattern) });
  }
  return { type: "select", selector: unpacked(selector), star, variants };
}

const keyOf = (value: string | number): Key =>
  typeof value === "number" ? { type: "num", value, precision: 0 } : { type: "str", value };

function mapped<From, To>(record: Record<string, From>, change: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
