import { settings } from "../lib/settings.svelte";
import type { Fact, LogEntry } from "../wire";

/** One bonus that a cloverleaf brought, with the reason it came. */
export interface Link {
  /** Its place on the track, counted from 1. */
  place: number;
  bonus: string;
  reason: "row" | "rerolls" | "meadow" | "leaf";
  /** How many bonuses this turn's die has brought so far, this one with them. */
  links: number;
  /** Where the leaf comes from: a family, or a field of the meadow. */
  from: { family: string } | { field: string } | null;
}

/** What a die begins: links are counted from there. */
const BEGINNINGS = new Set(["round_started", "die_picked", "walk_started", "clover_used", "die_given_up"]);
/** How long a leaf flies, and a card is there to be read. */
export const FLIGHT = 420;
export const READ = 600;
const TICK = 10;

/** The links that facts bring for a seat; `log` is all there is up to and with them. */
export function linksIn(facts: readonly Fact[], seat: number | undefined, log: readonly LogEntry[]): Link[] {
  const own = facts.filter((fact) => fact.seat === seat);
  const all = log.flatMap((entry) => entry.facts).filter((fact) => fact.seat === seat || fact.type === "round_started");
  const before = all.slice(0, Math.max(0, all.length - own.length));
  const began = before.findLastIndex((fact) => BEGINNINGS.has(fact.type) || fact.type === "spots_placed");
  const begins = own.some((fact) => fact.type === "spots_placed" || BEGINNINGS.has(fact.type));
  let links = begins ? 0 : before.slice(began + 1).filter((fact) => fact.type === "bonus_unlocked").length;
  return own.flatMap((fact, index) => {
    if (fact.type !== "bonus_unlocked") return [];
    links += 1;
    return [{ place: Number(fact["place"]), bonus: String(fact["bonus"]), links, ...causeIn(own.slice(0, index)) }];
  });
}

function causeIn(before: readonly Fact[]): Pick<Link, "reason" | "from"> {
  const cause = before.findLast(({ type }) => ["row_completed", "field_crossed", "bonus_unlocked", "clover_used"].includes(type));
  if (cause?.type === "row_completed") return { reason: "row", from: { family: String(cause["colour"]) } };
  if (cause?.type === "field_crossed") return { reason: "meadow", from: { field: String(cause["field"]) } };
  if (cause?.type === "bonus_unlocked" && cause["bonus"] === "reroll") return { reason: "rerolls", from: null };
  return { reason: "leaf", from: null };
}

/** Shows links one after the other, each long enough to be read; a tap shows what comes after all of them. */
export class Chain {
  link = $state.raw<Link | null>(null);
  private waiting: readonly Link[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fly: (link: Link) => void) {}

  play(links: readonly Link[]): void {
    clearTimeout(this.timer);
    this.waiting = links;
    this.next();
  }

  skip(): void {
    this.play([]);
  }

  private next(): void {
    const [link, ...rest] = this.waiting;
    this.link = link ?? null;
    this.waiting = rest;
    if (!link) return;
    this.fly(link);
    if (settings.sound) navigator.vibrate?.(TICK);
    this.timer = setTimeout(() => this.next(), FLIGHT + READ);
  }
}
