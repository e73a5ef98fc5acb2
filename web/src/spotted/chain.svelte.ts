import { settings } from "../lib/settings.svelte";
import type { Fact, LogEntry } from "../wire";
import type { Sheet } from "./types";

/** One bonus from a cloverleaf, with the reason for it. */
export interface Link {
  /** Its place on the track, counted from 1. */
  place: number;
  bonus: string;
  reason: "row" | "rerolls" | "meadow" | "leaf";
  /** How many bonuses this turn's die has brought so far, including this one. */
  links: number;
  /** Where the leaf comes from: a family, or a field of the meadow. */
  from: { family: string } | { field: string } | null;
}

/** The summary after the end of a chain: its length, and the points that the die brought altogether. */
export interface Sum {
  links: number;
  points: number;
}

/** Facts that start a new count of links. */
const BEGINNINGS = new Set(["round_started", "die_picked", "walk_started", "clover_used", "die_given_up"]);
/** What a player can be writing while no bonus is being used. */
const BETWEEN = new Set(["use", "idle"]);
/** How long a leaf flies, a card is shown, and a sum is shown. */
export const FLIGHT = 420;
export const READ = 600;
export const SUMMED = 1600;
const TICK = 10;

/** The length of a chain so far: its links, and its gifts that are still to be placed. */
interface Length {
  links: number;
  gifts: number;
}

const NONE: Length = { links: 0, gifts: 0 };

function grown({ links, gifts }: Length, fact: Fact): Length {
  if (BEGINNINGS.has(fact.type)) return NONE;
  // Spots belong to a die and start a new count, unless the chain itself brought them.
  if (fact.type === "spots_placed") return gifts > 0 ? { links, gifts: gifts - 1 } : NONE;
  if (fact.type !== "bonus_unlocked") return { links, gifts };
  return { links: links + 1, gifts: gifts + (fact["bonus"] === "round" ? 1 : 0) };
}

const concerns = (fact: Fact, seat: number | undefined): boolean => fact.seat === seat || fact.type === "round_started";

/** How many bonuses the latest die of a seat has brought. */
export function linksOf(log: readonly LogEntry[], seat: number): number {
  const facts = log.flatMap((entry) => entry.facts).filter((fact) => concerns(fact, seat));
  return facts.reduce(grown, NONE).links;
}

/** The links that facts bring for a seat; `log` contains everything up to and including these facts. */
export function linksIn(facts: readonly Fact[], seat: number | undefined, log: readonly LogEntry[]): Link[] {
  const now = facts.filter((fact) => concerns(fact, seat));
  const all = log.flatMap((entry) => entry.facts).filter((fact) => concerns(fact, seat));
  let length = all.slice(0, Math.max(0, all.length - now.length)).reduce(grown, NONE);
  return now.flatMap((fact, index) => {
    length = grown(length, fact);
    if (fact.type !== "bonus_unlocked") return [];
    return [{ place: Number(fact["place"]), bonus: String(fact["bonus"]), links: length.links, ...causeIn(now.slice(0, index)) }];
  });
}

function causeIn(before: readonly Fact[]): Pick<Link, "reason" | "from"> {
  const cause = before.findLast(({ type }) => ["row_completed", "field_crossed", "bonus_unlocked", "clover_used"].includes(type));
  if (cause?.type === "row_completed") return { reason: "row", from: { family: String(cause["colour"]) } };
  if (cause?.type === "field_crossed") return { reason: "meadow", from: { field: String(cause["field"]) } };
  if (cause?.type === "bonus_unlocked" && cause["bonus"] === "reroll") return { reason: "rerolls", from: null };
  return { reason: "leaf", from: null };
}

/** Adds up what a chain brings: from the score before its die to the score after the last of its bonuses. */
export class Tally {
  private score: number | null = null;
  private before: number | null = null;
  private links = 0;

  /**
   * The sum to show after a change, if any; `facts` are the player's own, `writing` is what the player must write now.
   */
  after(facts: readonly Fact[], links: readonly Link[], { score, writing }: Pick<Sheet, "score" | "writing">): Sum | null {
    const was = this.score;
    this.score = score;
    // A player who joins in the middle of a chain, or undoes a part of it, has not seen all of it.
    if (facts.length === 0 || facts.some((fact) => fact.type === "action_taken_back")) this.start(null);
    if (facts.some((fact) => BEGINNINGS.has(fact.type) || (fact.type === "spots_placed" && this.links === 0))) this.start(was);
    this.links = links.at(-1)?.links ?? this.links;
    if (!BETWEEN.has(writing)) return null;
    const sum = { links: this.links, points: score - (this.before ?? score) };
    this.start(null);
    return sum.links > 1 && sum.points > 0 ? sum : null;
  }

  private start(before: number | null): void {
    this.before = before;
    this.links = 0;
  }
}

/** Shows links one after the other, each long enough to be read, then their sum; a tap skips to the end. */
export class Chain {
  link = $state.raw<Link | null>(null);
  sum = $state.raw<Sum | null>(null);
  private waiting: readonly Link[] = [];
  private last: Sum | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fly: (link: Link) => void) {}

  /** Whether anything is being shown. */
  get busy(): boolean {
    return this.link !== null || this.sum !== null;
  }

  play(links: readonly Link[], sum: Sum | null = null): void {
    clearTimeout(this.timer);
    this.waiting = links;
    this.last = sum;
    this.sum = null;
    this.next();
  }

  skip(): void {
    this.play([]);
  }

  private next(): void {
    const [link, ...rest] = this.waiting;
    this.link = link ?? null;
    this.waiting = rest;
    if (!link) {
      this.close();
      return;
    }
    this.fly(link);
    if (settings.sound) navigator.vibrate?.(TICK);
    this.timer = setTimeout(() => this.next(), FLIGHT + READ);
  }

  private close(): void {
    this.sum = this.last;
    if (this.sum) this.timer = setTimeout(() => this.skip(), SUMMED);
  }
}
