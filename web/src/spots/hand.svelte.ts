import { legalFor, type Table } from "../lib/table.svelte";
import { settings } from "../lib/settings.svelte";
import type { SpotsAction, SpotsContent, SpotsTable, SpotsView, StepMessage } from "../wire";
import { sortChoices, valueInHand, type Choices, type Lifted } from "./choices";
import { bustBy, fatesOf, isDoomed, isLegal, isRash, keepsByItself, planOf, whenKept, type Ground } from "./plan";

/** What the table shows now; it changes while the hand stays. */
export interface Shown {
  table: Table;
  now: SpotsTable;
  view: SpotsView;
  content: SpotsContent | null;
  /** Dice are rolling: until they land, nothing is shown and nothing can be done. */
  rolling: boolean;
}

/** What the reader has in hand: dice that are chosen or picked up, what can be done with them, and what is pending. */
export class Hand {
  /** A choice is only valid for the version in which it was made. */
  private picked = $state.raw<{ version: number; index: number } | null>(null);
  private together = $state.raw<{ version: number; dice: ReadonlySet<number> }>({ version: -1, dice: new Set() });
  private held = $state.raw<{ version: number; die: Lifted | null } | null>(null);
  private risked = $state.raw<{ version: number; actions: readonly SpotsAction[] } | null>(null);

  readonly legal = $derived.by(() => (this.shown.rolling ? [] : legalFor(this.shown.now, this.shown.table.mine?.seat)));
  readonly me = $derived.by(() => this.shown.view.players.find((player) => player.seat === this.shown.table.mine?.seat) ?? null);
  readonly ground = $derived.by((): Ground => ({
    roll: this.shown.view.roll,
    dogs: this.me?.dogs ?? [],
    buried: this.me?.buried ?? 0,
  }));
  /** If every single move must be confirmed, moves are not combined. */
  private readonly single = $derived.by(() => settings.confirm && this.shown.now.terms?.undo === false);
  readonly choices = $derived.by((): Choices => {
    const sorted = sortChoices(this.legal, this.shown.view.roll);
    const { trick } = this.shown.view;
    return trick && !this.single ? whenKept(sorted, this.ground, this.stepsOf(trick.name), trick.step) : sorted;
  });
  /** Tapping a space or a die keeps the roll, so the player is not asked. */
  readonly keeps = $derived.by(() => keepsByItself(this.choices));
  readonly fates = $derived.by(() => fatesOf(this.ground, this.choices, this.tapped));
  readonly doomed = $derived.by(() => isDoomed(this.choices, this.ground));
  readonly chosen = $derived.by(() => (this.picked?.version === this.shown.now.version ? this.picked.index : null));
  readonly inHand = $derived.by(() => valueInHand(this.shown.view.roll, this.chosen));
  readonly plan = $derived.by(() => {
    const plan = planOf(this.choices, this.ground, this.inHand);
    return this.single ? { ...plan, best: plan.best.slice(0, 1) } : plan;
  });
  readonly tapped = $derived.by(() =>
    this.together.version === this.shown.now.version ? this.together.dice : new Set<number>(),
  );
  readonly lifted = $derived.by(() => (this.held?.version === this.shown.now.version ? this.held.die : null));
  /** Several actions for one button: the best ones, or those that are certain to bust. */
  readonly lines = $derived.by(() => {
    const { best, bust } = this.plan;
    const { keep } = this.choices;
    const doomed = this.doomed && keep !== null ? bustBy(keep, this.choices, this.ground) : [];
    return [best, bust, doomed].filter((line) => line.length > 1).map((line) => this.withKeep(line));
  });
  /** Actions that would bust although there is something better: done after a confirmation. */
  readonly risk = $derived.by(() => (this.risked?.version === this.shown.now.version ? this.risked.actions : null));

  constructor(private readonly look: () => Shown) {}

  private get shown(): Shown {
    return this.look();
  }

  stepsOf(trick: string): StepMessage[] {
    return this.shown.content?.tricks.find((each) => each.name === trick)?.steps ?? [];
  }

  choose(index: number | null): void {
    this.picked = index === null ? null : { version: this.shown.now.version, index };
  }

  toggle(index: number): void {
    const dice = new Set(this.tapped);
    if (!dice.delete(index)) dice.add(index);
    this.together = { version: this.shown.now.version, dice };
  }

  lift(die: Lifted | null): void {
    this.held = { version: this.shown.now.version, die };
  }

  /** Starts an action; returns false if it waits for a confirmation. */
  readonly act = (action: SpotsAction): boolean => this.go([action]);

  /** Does several actions in sequence; a roll that could be rolled again is kept first. */
  go(actions: readonly SpotsAction[]): boolean {
    if (actions.length === 0) return false;
    const wanted = this.withKeep(actions);
    if (wanted.some((action) => isRash(action, this.choices, this.ground))) {
      this.risked = { version: this.shown.now.version, actions: wanted };
      return false;
    }
    return this.start(wanted);
  }

  /** The same actions after keeping the roll, if that is implied. */
  withKeep(actions: readonly SpotsAction[]): SpotsAction[] {
    const { keep } = this.choices;
    const [first] = actions;
    const implied = keep !== null && this.keeps && first !== undefined && !isLegal(first, this.legal);
    return implied ? [keep, ...actions] : [...actions];
  }

  /** The actions as they are weighed together; a single one is known by itself, even after a roll that is kept. */
  lineOf(actions: readonly SpotsAction[]): SpotsAction[] {
    return actions.length > 1 ? this.withKeep(actions) : [...actions];
  }

  /** Carries out what was risked, or drops it. */
  answer(yes: boolean): void {
    const actions = this.risk;
    this.risked = null;
    if (yes && actions) this.start(actions);
  }

  private start(wanted: readonly SpotsAction[]): boolean {
    const { table } = this.shown;
    this.picked = null;
    table.wish(...wanted);
    return table.unsure === null;
  }
}
