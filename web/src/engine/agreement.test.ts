import { describe, expect, it } from "vitest";
import agreed from "../fixtures/agreed.json";
import { compiled } from "../fixtures/compiled";
import { digestOf, type Plan } from "./agreement";
import { Games } from "./games";

describe("the rules here and on the server", () => {
  it.each(["spots", "spotted"])("tell the same of every position, event and pick in %s", async (game) => {
    const games = new Games(compiled);
    const played = (agreed as unknown as [Plan, string][]).filter(([plan]) => plan.game === game);
    expect(played.length).toBeGreaterThan(10);
    const differing: Plan[] = [];
    for (const [plan, digest] of played) if ((await digestOf(games, plan)) !== digest) differing.push(plan);
    expect(differing, "if rules have changed, run `make compiled`").toEqual([]);
  });
});
