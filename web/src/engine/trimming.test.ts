import { expect, it } from "vitest";
import { compiled } from "../fixtures/compiled";
import { CALLED, trimmed } from "./trimming";

const RULES = ["set_up", "apply_event", "list_legal", "count_all", "pick_at_table"];
/** Called by code that measures and compares whole modules, not by pages. */
const ELSEWHERE = new Set(["play_chunk", "soak_chunk", "referee"]);
const COACH = ["weigh_options", "explain_options"];

it.each([
  ["spots", RULES],
  ["spotted", [...RULES, "list_gains"]],
  ["spots-coach", [...COACH, "settle_ending", "weigh_position"]],
  ["spotted-coach", [...COACH, "weigh_sheets"]],
])("a page has of %s what it calls", async (name, called) => {
  const whole = new Uint8Array(await compiled(`${name}.wasm`));
  const module = trimmed(whole);
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(module)));
  expect(exported.map((each) => each.name).sort()).toEqual([...called].sort());
});

it("nothing that pages call is taken away", () => {
  const sources = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
  const calls = Object.values(sources).flatMap((source) => [...source.matchAll(/\.call\("([a-z_]+)"/g)].map(([, called]) => called ?? ""));
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((called) => !CALLED.has(called) && !ELSEWHERE.has(called))).toEqual([]);
});

it("without the body of anything else", async () => {
  const whole = new Uint8Array(await compiled("spots.wasm"));
  expect(trimmed(whole, new Set(["set_up"])).length).toBeLessThan(whole.length / 10);
  expect(trimmed(whole, new Set(["play_chunk", "soak_chunk", "pick_at_table", "referee"])).length).toBeGreaterThan(whole.length / 2);
});
