import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Attributes that are read aloud or shown. */
const READ = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);
/** The content of these is typed at a terminal or shown to programs, and is the same in every language. */
const TYPED = new Set(["code"]);
const WORD = /\p{L}{2,}/u;

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Texts of a component that do not come from a message. */
function textsIn(source: string): string[] {
  return [...textsOf(parse(source, { modern: true }).fragment as unknown as Node)];
}

function* textsOf(node: Node): Generator<string> {
  if (node.type === "Text" && WORD.test(node.data ?? "")) yield (node.data ?? "").trim();
  if (node.type === "Attribute") {
    if (READ.has(node.name ?? "")) yield* writtenOut(node.value);
    return;
  }
  if (node.type === "RegularElement" && TYPED.has(node.name ?? "")) return;
  for (const inside of Object.values(node)) yield* textsInside(inside);
}

function* textsInside(inside: unknown): Generator<string> {
  if (Array.isArray(inside)) for (const each of inside) yield* textsInside(each);
  else if (isNode(inside) && inside.type !== "Root") yield* textsOf(inside);
}

/** The literal text of an attribute: text, or a string in its expression. */
function* writtenOut(value: unknown): Generator<string> {
  for (const part of Array.isArray(value) ? value : [value]) {
    if (!isNode(part)) continue;
    const said = part.type === "Text" ? part.data : (part["expression"] as Node | undefined)?.value;
    if (typeof said === "string" && WORD.test(said)) yield said;
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

describe("texts of components", () => {
  it.each(Object.entries(sources))("all come from messages: %s", (_file, source) => {
    expect(textsIn(source)).toEqual([]);
  });

  it("would be found", () => {
    const source = `<p title="Well done">{#if a}Good <b>dog</b>{:else}{t("x")} · <code>make play</code>{/if}</p><i aria-label={"Oh no"}></i>`;
    expect(textsIn(source)).toEqual(["Well done", "Good", "dog", "Oh no"]);
  });
});
