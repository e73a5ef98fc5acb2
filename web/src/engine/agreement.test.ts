import { describe, expect, it } from "vitest";
import agreed from "../fixtures/agreed.json";
import { digestOf, type Plan } from "./agreement";
import { Games } from "./games";
import { think } from "./thinking";

const FOLDER = "../../../src/pipyard/compiled/";
const FILES = import.meta.glob<string>("../../../src/pipyard/compiled/*.{f32,json,wasm}", {
  query: "?url&inline",
  import: "default",
});

async function bring(file: string): Promise<ArrayBuffer> {
  const found = FILES[FOLDER + file];
  if (!found) throw new Error(`There is no ${file}`);
  return (await fetch(await found())).arrayBuffer();
}

describe("the rules here and on the server", () => {
  it.each(["spots", "spotted"])("tell the same of every position, event and pick in %s", async (game) => {
    const games = new Games(bring);
    const played = (agreed as unknown as [Plan, string][]).filter(([plan]) => plan.game === game);
    expect(played.length).toBeGreaterThan(10);
    const differing: Plan[] = [];
    for (const [plan, digest] of played) if ((await digestOf(games, plan)) !== digest) differing.push(plan);
    expect(differing, "if rules have changed, run `make compiled`").toEqual([]);
  });
});
