import { getContext, setContext, untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import { legalFor, type Table } from "../lib/table.svelte";
import type { OddsFound, OptionOdds } from "../coach/odds";
import type { TableAction, TableState } from "../wire";

type Telling = typeof import("../coach/telling");

/** A table, as its board shows it. */
interface Shown {
  table: Table;
  state: TableState;
  /** A past position, or a lesson: no odds are shown there. */
  past: boolean;
  /** Several actions that one tap does. */
  lines: TableAction[][];
}

/** If there are no figures after this time, the page says that there are none. */
const PATIENCE_MS = 2_000;
const KEY = Symbol("odds");

/** What the reader's options are worth, if the table allows odds and the reader wants them. */
export class Odds {
  private readonly shown: () => Shown;
  private found = $state.raw<{ asked: string; found: OddsFound } | null>(null);
  private telling = $state.raw<Telling | null>(null);
  private missing = $state("");

  /** Whether odds have a place, even while others decide. */
  readonly on: boolean = $derived.by(() => {
    const { table, state, past } = this.shown();
    return settings.odds && !past && state.terms?.odds !== false && state.status === "playing" && table.mine !== null && this.telling?.isCoached(state.game) !== false;
  });

  /** The current decision, by a unique key; null if it is not the reader's. */
  private readonly asked: string | null = $derived.by(() => {
    const { table, state, lines } = this.shown();
    const seat = table.mine?.seat;
    if (!this.on || seat === undefined || table.heldUp || legalFor<unknown>(state as never, seat).length === 0) return null;
    return JSON.stringify([state.table, state.version, seat, lines]);
  });

  /** Whether figures are being computed, or are ready: there is something to decide. */
  readonly wanted: boolean = $derived(this.asked !== null);
  /** What is known about the current decision. */
  readonly now: OddsFound | null = $derived(this.asked !== null && this.found?.asked === this.asked ? this.found.found : null);
  readonly failed: boolean = $derived(this.asked !== null && this.missing === this.asked && this.now === null);

  constructor(shown: () => Shown) {
    this.shown = shown;
    $effect(() => {
      if (this.on && this.telling === null) void import("../coach/telling").then((telling) => (this.telling = telling));
    });
    $effect(() => {
      const { asked, telling } = this;
      // News of anything else at the table does not start the same computation again.
      return asked !== null && telling !== null ? untrack(() => this.ask(asked, telling)) : undefined;
    });
  }

  private ask(asked: string, telling: Telling): (() => void) | undefined {
    const { table, state, lines } = this.shown();
    const [seat, here] = [table.mine?.seat, table.positionAt(state.version)];
    const fail = (): void => void (this.missing = asked);
    if (seat === undefined || here === null) return void fail();
    const request = { game: state.game, ...here, seat, lines };
    const stop = telling.askForOdds(request, (found) => (this.found = { asked, found }), fail);
    const waiting = setTimeout(fail, PATIENCE_MS);
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }

  /** Series of actions that can be done at once. */
  get lines(): readonly TableAction[][] {
    return this.shown().lines;
  }

  /** What is known about an option, or about several actions done at once. */
  of(actions: readonly TableAction[]): OptionOdds | null {
    const { now, telling } = this;
    const [first, ...rest] = actions;
    if (now === null || telling === null || first === undefined) return null;
    if (rest.length === 0) return now.options.find(({ action }) => telling.isSameAction(action, first)) ?? null;
    return now.lines[this.shown().lines.findIndex((line) => line.length === actions.length && line.every((each, at) => telling.isSameAction(each, actions[at])))] ?? null;
  }

  /** Whether the figures on show speak against emphasizing such an option. */
  isBeaten(actions: readonly TableAction[]): boolean {
    const found = this.of(actions);
    return found !== null && this.now !== null && this.telling !== null && this.telling.isBeaten(found, this.now);
  }

  /** Whether no other option is worth more, as far as the figures on show tell. */
  isBest(actions: readonly TableAction[]): boolean {
    return this.of(actions) !== null && !this.isBeaten(actions);
  }

  /** The value of such an option, as a short text. */
  figure(actions: readonly TableAction[], long: boolean): string | null {
    const found = this.of(actions);
    return found && this.now && this.telling ? this.telling.figureText(found, this.now.unit, long) : null;
  }
}

/** Provides the odds to everything on a board. */
export function giveOdds(shown: () => Shown): Odds {
  return setContext(KEY, new Odds(shown));
}

/** The odds of the surrounding board, if it has any. */
export const oddsHere = (): Odds | undefined => getContext<Odds | undefined>(KEY);
