import { isSame } from "../lib/held";
import { isStill, settings } from "../lib/settings.svelte";
import { legalFor, type Table } from "../lib/table.svelte";
import { seatName } from "../table/names";
import type { SheetContent, SpottedAction, SpottedContent, SpottedTable, SpottedView } from "../wire";
import { Answer } from "./answer.svelte";
import { beside } from "./beside";
import { gainsOf, placeOf, sortChoices } from "./choices";
import type { Family, Sheet, Tab } from "./types";
import { bestUse, byGain, type Way } from "./ways";
import type { Written } from "./written";

/** How long the reader sees what another player wrote, unless somebody writes more meanwhile. */
const SEEN_FOR = 2_400;

/** The table's data, as the page has it. */
interface Given {
  table: Table;
  state: SpottedTable;
  view: SpottedView;
  content: SpottedContent | null;
  /** In a replay: whose sheet was just written on, and which part of it. */
  seen: { seat: number; tab: Tab } | null;
  /** Whether this is a replay, or a lesson. */
  past: boolean;
  guided: boolean;
}

/** What the reader of a table is looking at, and what they can do there. */
export class Play {
  tab = $state<Tab>("beetles");
  /** A way that is pointed at, to preview on the sheet. */
  pointed = $state.raw<Way | null>(null);
  /** What a tap asked about: a sentence, or a family's magnifier. */
  told = $state.raw<{ words: string } | { family: Family } | null>(null);
  /** What another player has just written. */
  wrote = $state.raw<Written | null>(null);
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private looking = $state<number | null>(null);

  readonly allowed = $derived(legalFor(this.state, this.table.mine?.seat));
  readonly held = $derived(this.table.held as SpottedAction | null);
  /** While an action is held back, it can only be confirmed or taken back. */
  readonly legal = $derived(this.held === null ? this.allowed : []);
  readonly choices = $derived(sortChoices(this.legal));
  readonly gains = $derived(gainsOf(this.allowed, this.state.gains?.[this.table.mine?.seat ?? -1]));
  /** What the held action brings, shown until the turn ends. */
  readonly heldGain = $derived.by(() => {
    const { held } = this;
    return held === null ? undefined : this.gains.get(this.allowed.find((action) => isSame(action, held)) ?? held);
  });

  readonly home = $derived(this.table.mine?.seat ?? this.view.sheets[0]?.seat ?? 0);
  readonly me = $derived(this.sheetOf(this.home));
  /** The seat whose sheet is shown. */
  readonly shown = $derived(this.looking ?? this.home);
  readonly sheet = $derived(this.sheetOf(this.shown) ?? this.me);
  readonly own = $derived(this.sheet?.seat === this.table.mine?.seat);
  readonly over = $derived(this.state.status === "over" || this.state.status === "closed");
  /** The part of the sheet on which something can be tapped. */
  readonly place = $derived(placeOf(this.choices));
  /** The family whose bonus beetle was circled by the latest move. */
  readonly proud = $derived.by(() => {
    const circled = this.table.recent.find((fact) => fact.type === "beetle_circled" && fact.seat === this.shown);
    return circled && !isStill() ? String(circled["colour"]) : null;
  });

  readonly answer: Answer;
  private readonly question = $derived(JSON.stringify([this.view.phase, this.me]));
  /** The die with the highest value is selected first. */
  private readonly first = $derived.by(() => {
    const known = (this.me?.dice ?? []).flatMap(([colour]) => {
      const gain = bestUse(String(colour), this.choices, this.gains);
      return gain ? [{ colour: String(colour), gain }] : [];
    });
    return known.toSorted((one, other) => byGain(one.gain, other.gain))[0]?.colour ?? null;
  });

  constructor(private readonly given: () => Given) {
    this.answer = new Answer(() => ({
      question: this.question,
      spots: this.choices.spots,
      sheet: this.me,
      first: this.first,
    }));
    let asked = $derived(this.legal.length > 0 ? this.question : null);
    $effect(() => {
      // New choices are made on the reader's own sheet, so go back to it from any other.
      if (asked !== null) this.looking = null;
      this.pointed = null;
    });
    $effect(() => {
      if (this.place !== null) this.tab = this.place;
      else if (this.over && !this.table.strayed) this.tab = "others";
    });
    const drafting = $derived(!this.past && this.view.table.length > 0);
    $effect(() => {
      // Dice are taken for beetles, wherever the turn before ended.
      if (drafting) this.tab = "beetles";
    });
    $effect(() => {
      const { seen } = this.given();
      if (this.table.pinned !== null) {
        this.looking = this.table.pinned === this.home ? null : this.table.pinned;
        if (this.tab === "others") this.tab = "beetles";
        return;
      }
      if (seen === null || this.table.strayed) return;
      this.looking = seen.seat === this.home ? null : seen.seat;
      if (!this.over) this.tab = seen.tab;
    });
  }

  get table(): Table {
    return this.given().table;
  }

  get state(): SpottedTable {
    return this.given().state;
  }

  get view(): SpottedView {
    return this.given().view;
  }

  get past(): boolean {
    return this.given().past;
  }

  get guided(): boolean {
    return this.given().guided;
  }

  /** Whether scores rise step by step: in a lesson and in a replay they jump. */
  get live(): boolean {
    return !this.guided && !this.past;
  }

  /** The sheet as it is printed. */
  get paper(): SheetContent | null {
    return this.given().content?.sheets.find((each) => each.id === this.state.setup.sheet) ?? null;
  }

  nameAt(seat: number): string {
    return seatName(this.state.seats.find((each) => each.seat === seat), this.state.seats);
  }

  /** An action that ends a turn waits for a confirmation, unless the reader has turned that off. */
  act = (action: SpottedAction): void => {
    this.pointed = null;
    this.answer.forget();
    if (settings.hold && !this.guided && this.gains.get(action)?.ends === true) this.table.hold(action);
    else this.table.wish(action);
  };

  /** Shows what another player wrote, for a while. */
  see(wrote: Written): void {
    clearTimeout(this.forgetting);
    this.wrote = wrote;
    this.forgetting = setTimeout(() => (this.wrote = null), SEEN_FOR);
  }

  choose = (colour: string): void => {
    this.answer.choose(colour);
    if (this.choices.spots.has(colour)) this.tab = "beetles";
  };

  /** Selects a part of the sheet; when a replay is stepped through, the selection stays. */
  open = (tab: Tab): void => {
    this.tab = tab;
    this.table.strayed = this.past;
  };

  show = (seat: number): void => {
    this.table.strayed = this.past;
    this.looking = seat === this.home ? null : seat;
    if (this.tab === "others") this.tab = "beetles";
  };

  turn = (by: -1 | 1): void => {
    this.show(beside(this.view.sheets.map((each) => each.seat), this.shown, by));
  };

  private sheetOf(seat: number): Sheet | undefined {
    return this.view.sheets.find((each) => each.seat === seat);
  }
}
