import { describe, expect, it } from "vitest";
import { asked, everyAction, everyFact, seats, view } from "../fixtures/spotted";
import type { Fact, SpottedView } from "../wire";
import { actionText, causeOf, factText, fieldName, gainSign, promptText, withGain } from "./words";

/** A missing message shows its id; a message with a missing argument shows `{$name}`. */
const BROKEN = /\{\s*\$|spotted-|magnifier-|bonus-/;
const DIE = { steps: 3, face: 3, factor: 2, kind: "odd" };

const log = (...facts: Fact[]) => [{ version: 1, facts }];
const unlocked = (bonus: string, place = 4): Fact => ({ type: "bonus_unlocked", seat: 0, bonus, place });

describe("facts", () => {
  it.each(everyFact.map((fact, index) => [`${index} ${fact.type}`, fact] as const))("says %s", (_, fact) => {
    expect(factText(fact, seats)).not.toMatch(BROKEN);
  });

  it.each<[string, Fact]>([
    ["You rolled white 3 and pink cloverleaf.", { type: "dice_rolled", seat: 0, faces: [["white", 3], ["pink", 6]] }],
    ["Biscuit took the white die.", { type: "die_picked", seat: 1, colour: "white" }],
    ["Cloverleaf 10: 5 points.", { type: "bonus_unlocked", seat: 0, bonus: "+5", place: 10 }],
    ["You took a step on the meadow.", { type: "field_crossed", seat: 0, field: "a2", kind: "step" }],
    ["Biscuit reached a cloverleaf on the meadow.", { type: "field_crossed", seat: 1, field: "c5", kind: "cloverleaf" }],
    ["You reached the magnifier “even”.", { type: "field_crossed", seat: 0, field: "c1", kind: "even" }],
    ["You took the magnifier “odd” from the meadow.", { type: "magnifier_taken", seat: 0, field: "k1", kind: "odd" }],
    ["Ann and Biscuit share the win.", { type: "game_won", seats: [0, 1] }],
  ])("%s", (sentence, fact) => {
    expect(factText(fact, seats)).toBe(sentence);
  });
});

describe("actions", () => {
  it.each(everyAction.map((action, index) => [`${index} ${action.type}`, action] as const))("labels %s", (_, action) => {
    expect(actionText(action, DIE)).not.toMatch(BROKEN);
  });

  it("says what a field is", () => {
    expect(fieldName("step")).toBe("step");
    expect(fieldName("odd")).toBe("odd");
  });
});

describe("prompts", () => {
  const prompt = (changes: Parameters<typeof asked>[0], ...facts: Fact[]) =>
    promptText(asked(changes), seats, 0, log(...facts));

  it.each(["use", "bonus", "walk", "magnify", "magnifier", "factor", "idle"])("asks for %s", (writing) => {
    expect(prompt({ writing, kind: "odd", factor: 2, steps: 2, bonuses: [1] })).not.toMatch(BROKEN);
  });

  it("says why where a bonus of the track brought it", () => {
    const asking = prompt({ writing: "factor", factor: 3 }, unlocked("3x"));
    expect(asking).toBe("Cloverleaf 4 (triple): Which family gets factor 3?");
  });

  it("names the round bonus once where the track brought it", () => {
    const asking = prompt({ writing: "bonus", bonuses: [2] }, unlocked("round"));
    expect(asking).toBe("Cloverleaf 4: put round bonus 2 on a family as spots.");
  });

  it.each(["reroll", "pick"])("asks in the draft: %s", (phase) => {
    const mine = promptText({ ...view, phase, acting: [0] }, seats, 0, []);
    const theirs = promptText({ ...view, phase, acting: [1] }, seats, 0, []);
    expect(`${mine} ${theirs}`).not.toMatch(BROKEN);
    expect(theirs).toMatch(/^Biscuit /);
  });

  it("tells the steps of a bonus once", () => {
    const { sheets } = asked({ writing: "walk", steps: 2 });
    const prompt = promptText({ ...view, phase: "write", sheets }, seats, 0, log(unlocked("steps2", 1)));
    expect(prompt.match(/2 steps/g)).toHaveLength(1);
    expect(prompt).toMatch(/^Cloverleaf 1: /);
  });

  it("tells a watcher who writes", () => {
    expect(promptText(view, seats, undefined, [])).toMatch(/Ann and Biscuit/);
  });

  it("tells how it ended", () => {
    expect(promptText({ ...view, winners: [1] }, seats, 0, [])).toMatch(/^Biscuit won/);
    const alone = asked({ band: 3 }).sheets.slice(0, 1);
    expect(promptText({ ...view, sheets: alone, winners: [0] }, seats, 0, [])).not.toMatch(BROKEN);
  });
});

describe("causeOf", () => {
  const cause = (writing: string, ...facts: Fact[]) => {
    const [sheet] = asked({ writing }).sheets;
    return sheet && causeOf(sheet, log(...facts));
  };

  it("is the bonus in the middle of a walk too", () => {
    const crossed: Fact = { type: "field_crossed", seat: 0, field: "a2", kind: "step" };
    expect(cause("walk", unlocked("steps3", 6), crossed)).toEqual({ bonus: "steps3", place: 6 });
  });

  it("is none for a walk with a die, a round's own bonus, or after another's bonus", () => {
    const walk: Fact = { type: "walk_started", seat: 0, colour: "white", steps: 3 };
    expect(cause("walk", unlocked("steps3"), walk)).toBeNull();
    expect(cause("bonus", unlocked("round"), { type: "round_started", round: 2 })).toBeNull();
    expect(cause("factor", { ...unlocked("3x"), seat: 1 })).toBeNull();
  });
});

describe("what is to be taken", () => {
  const picking = { ...view, phase: "pick", acting: [0], lowest_only: true };
  const said = (...faces: number[]) =>
    promptText({ ...picking, table: faces.map((face, at) => [["white", "pink", "blue"][at] ?? "", face]) } as SpottedView, seats, 0, []);

  it("is the lowest die, where there is one", () => {
    expect(said(2, 3, 4)).toMatch(/the lowest die\.$/);
    expect(said(2, 2, 4)).toMatch(/one of the lowest dice\.$/);
  });
});

describe("gains", () => {
  const track = ["2x", "3x", "+5"];

  it("are told with what brings them", () => {
    const said = (points: number, bonuses: number, taken = 0) => withGain("Put 1 spot", { points, bonuses }, track, taken);
    expect(said(0, 0)).toBe("Put 1 spot (no points)");
    expect(said(3, 0)).toBe("Put 1 spot (plus 3 points)");
    expect(said(-1, 0)).toBe("Put 1 spot (minus 1 point)");
    expect(said(2, 1, 1)).toBe("Put 1 spot (plus 2 points and cloverleaf 2: triple)");
    expect(withGain("Put 1 spot", undefined, track, 0)).toBe("Put 1 spot");
    expect(withGain("Walk", { points: 0, bonuses: 0, magnifiers: 1 }, track, 0)).toBe("Walk (a magnifier)");
  });

  it("have a sign", () => {
    expect(gainSign({ points: 3, bonuses: 0 })).toBe("+3");
    expect(gainSign({ points: -2, bonuses: 0 })).toBe("−2");
  });
});
