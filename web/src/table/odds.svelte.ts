import { getContext, setContext } from "svelte";
import { settings } from "../lib/settings.svelte";
import { legalFor, type Table } from "../lib/table.svelte";
import type { OddsFound, OptionOdds } from "../coach/odds";
import type { TableAction, TableState } from "../wire";

type Telling = typeof import("../coach/telling");

/** A table as its board shows it. */
interface Shown {
  table: Table;
  state: TableState;
  /** A position of the past, or a lesson: nothing is told there. */
  past: boolean;
  /** Several actions that one tap does. */
  lines: TableAction[][];
}

/** No figures come after so long: then it is said that there are none. */
const PATIENCE_MS = 2_000;
const KEY = Symbol("odds");

/** What the reader's options are worth, where the table allows to see it and the reader wants to. */
export class Odds {
  private readonly shown: () => Shown;
  private found = $state.raw<{ asked: string; found: OddsFound } | null>(null);
  private telling = $state.raw<Telling | null>(null);
  private missing = $state("");

  /** Whether there is room for odds, whoever is to decide. */
  readonly on: boolean = $derived.by(() => {
    const { table, state, past } = this.shown();
    return settings.odds && !past && state.terms?.odds !== false && state.status === "playing" && table.mine !== null && this.telling?.isCoached(state.game) !== false;
  });

  /** The decision at hand, by a name of its own; null where it is not the reader's. */
  private readonly asked: string | null = $derived.by(() => {
    const { table, state, lines } = this.shown();
    const seat = table.mine?.seat;
    if (!this.on || seat === undefined || table.heldUp || legalFor<unknown>(state as never, seat).length === 0) return null;
    return JSON.stringify([state.table, state.version, seat, lines]);
  });

  /** Whether figures are on their way, or here: there is something to decide. */
  readonly wanted: boolean = $derived(this.asked !== null);
  /** What is known of the decision at hand. */
  readonly now: OddsFound | null = $derived(this.asked !== null && this.found?.asked === this.asked ? this.found.found : null);
  readonly failed: boolean = $derived(this.asked !== null && this.missing === this.asked && this.now === null);

  constructor(shown: () => Shown) {
    this.shown = shown;
    $effect(() => {
      if (this.on && this.telling === null) void import("../coach/telling").then((telling) => (this.telling = telling));
    });
    $effect(() => {
      const { asked, telling } = this;
      return asked !== null && telling !== null ? this.ask(asked, telling) : undefined;
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

  /** What several actions may be done in one go. */
  get lines(): readonly TableAction[][] {
    return this.shown().lines;
  }

  /** What is known of an option, or of several actions done in one go. */
  of(actions: readonly TableAction[]): OptionOdds | null {
    const { now, telling } = this;
    const [first, ...rest] = actions;
    if (now === null || telling === null || first === undefined) return null;
    if (rest.length === 0) return now.options.find(({ action }) => telling.isSameAction(action, first)) ?? null;
    return now.lines[this.shown().lines.findIndex((line) => line.length === actions.length && line.every((each, at) => telling.isSameAction(each, actions[at])))] ?? null;
  }

  /** What such an option is worth, in a word. */
  figure(actions: readonly TableAction[], long: boolean): string | null {
    const found = this.of(actions);
    return found && this.now && this.telling ? this.telling.figureText(found, this.now.unit, long) : null;
  }
}

/** Lets everything on a board know the odds. */
export function giveOdds(shown: () => Shown): Odds {
  return setContext(KEY, new Odds(shown));
}

/** The odds of the board that one is on, where it has any. */
export const oddsHere = (): Odds | undefined => getContext<Odds | undefined>(KEY);
