import type { Fact, LogEntry, SpottedView } from "../wire";
import { CLOVER, facesOf, type Face, type Sheet } from "./types";

/** What a die was used for: nothing yet, spots on beetles, steps, a cloverleaf, or it was given up. */
export type Use = "no" | "spots" | "steps" | "clover" | "lost";

export interface UsedDie extends Face {
  use: Use;
}

/** A cloverleaf is recognized by its face; without any of these facts, the die was used for spots. */
const USES: Record<string, Use> = { walk_started: "steps", die_given_up: "lost" };

/** The dice that a player has taken since the last roll, in that order, and how each was used. */
export function diceOf(sheet: Pick<Sheet, "seat" | "dice">, log: readonly LogEntry[]): UsedDie[] {
  const facts = factsOfTurn(log);
  const faces = new Map(facts.flatMap(facesIn).map(({ colour, face }) => [colour, face]));
  const held = new Set(facesOf(sheet.dice).map((die) => die.colour));
  const own = facts.filter((fact) => fact.seat === sheet.seat);
  return own.flatMap((fact) => {
    if (fact.type !== "die_picked") return [];
    const colour = String(fact["colour"]);
    const face = faces.get(colour) ?? 0;
    return [{ colour, face, use: held.has(colour) ? "no" : useOf(colour, face, own) }];
  });
}

/** The dice that a player took, from all rolls among the facts, and how each was used. */
export function takenIn(facts: readonly Fact[], seat: number): UsedDie[] {
  const faces = new Map<string, number>();
  const taken: UsedDie[] = [];
  for (const fact of facts) {
    for (const { colour, face } of facesIn(fact)) faces.set(colour, face);
    if (fact.seat !== seat) continue;
    const colour = String(fact["colour"]);
    const face = faces.get(colour) ?? 0;
    if (fact.type === "die_picked") taken.push({ colour, face, use: face === CLOVER ? "clover" : "spots" });
    const die = taken.findLast((each) => each.colour === colour);
    if (die) die.use = USES[fact.type] ?? die.use;
  }
  return taken;
}

/** The message id for what a player is doing; null if there is nothing to say. */
export function doingOf(sheet: Pick<Sheet, "seat" | "writing">, view: SpottedView): string | null {
  if (view.winners !== null) return null;
  const acts = view.acting.includes(sheet.seat);
  if (view.phase === "write") return acts ? `progress-${sheet.writing}` : "progress-done";
  if (acts) return view.phase === "reroll" ? "progress-rolls" : "progress-picks";
  return sheet.seat === view.active ? "progress-active" : null;
}

/** The dice that a solo player takes in a round, from both rolls. */
const ALONE = 5;
const LAST_ROUND = 5;

/** Whether this is the last writing of the game. */
export function isLastTurn(view: SpottedView, log: readonly LogEntry[]): boolean {
  if (view.round !== LAST_ROUND || view.phase !== "write") return false;
  const facts = log.flatMap((entry) => entry.facts);
  const round = facts.slice(facts.findLastIndex((fact) => fact.type === "round_started"));
  const picked = round.filter((fact) => fact.type === "die_picked").length;
  return view.sheets.length > 1 ? picked > 0 && view.active === view.sheets.length - 1 : picked === ALONE;
}

function useOf(colour: string, face: number, facts: readonly Fact[]): Use {
  if (face === CLOVER) return "clover";
  const told = facts.findLast((fact) => fact["colour"] === colour && fact.type in USES);
  return told ? (USES[told.type] ?? "spots") : "spots";
}

/**
 * All facts since the roll that the dice in hand came from: a roll and its re-rolls come before the first pick, a round
 * before both.
 */
function factsOfTurn(log: readonly LogEntry[]): Fact[] {
  const all = log.flatMap((entry) => entry.facts);
  const facts = all.slice(1 + all.findLastIndex((fact) => fact.type === "round_started"));
  const lastRoll = facts.findLastIndex((fact) => fact.type === "dice_rolled");
  const beforeIt = facts.slice(0, Math.max(0, lastRoll));
  const lastPick = beforeIt.findLastIndex((fact) => fact.type === "die_picked");
  return facts.slice(lastPick + 1);
}

function facesIn(fact: Fact): Face[] {
  return fact.type === "dice_rolled" ? facesOf(fact["faces"] as unknown[][]) : [];
}

/** Who took which of the dice on the table, including those that were there before, and how each was used. */
export function takersOf(view: SpottedView, log: readonly LogEntry[]): Map<string, UsedDie & { seat: number }> {
  const dice = view.sheets.flatMap((sheet) => diceOf(sheet, log).map((die) => ({ ...die, seat: sheet.seat })));
  return new Map(dice.map((die) => [die.colour, die]));
}

/** A walk: its length, the steps done, and the fields that were crossed off. */
export interface Walk {
  all: number;
  done: number;
  fields: readonly string[];
}

/** A player's current walk, reconstructed from the facts since it started. */
export function walkOf(sheet: Pick<Sheet, "seat" | "steps">, log: readonly LogEntry[]): Walk {
  const own = log.flatMap((entry) => entry.facts).filter((fact) => fact.seat === sheet.seat);
  const at = own.findLastIndex((fact) => fact.type === "walk_started" || String(fact["bonus"]).startsWith("steps"));
  const began = own[at];
  const told = began?.type === "walk_started" ? Number(began["steps"]) : Number(String(began?.["bonus"]).slice(-1));
  const all = Math.max(sheet.steps, Number.isFinite(told) ? told : 0);
  const fields = own.slice(at + 1).flatMap((fact) => (fact.type === "field_crossed" ? [String(fact["field"])] : []));
  return { all, done: all - sheet.steps, fields };
}
