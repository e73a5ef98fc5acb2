import { leftOf, type Group, type Option, type Placing } from "./building";
import type { Choices } from "./choices";
import type { Sheet } from "./types";

/** What the reader is asked, as far as it takes several taps to answer. */
export interface Asked {
  /** The same as long as nothing on the reader's own sheet has changed, whatever others do meanwhile. */
  question: string;
  spots: Choices["spots"];
  sheet: Sheet | undefined;
}

interface Picked {
  question: string;
  die: string | null;
  /** The family on which groups of spots are put, and its beetle that is to get one. */
  family: string | null;
  groups: readonly Group[];
  open: number | null;
}

const NOTHING = { die: null, family: null, groups: [], open: null };

/** The way to an answer, tap by tap: a die is chosen, a beetle, the groups of spots one by one. */
export class Answer {
  private last = $state.raw<Picked>({ ...NOTHING, question: "" });

  constructor(private readonly asked: () => Asked) {}

  /** The die whose uses are shown: the one that is tapped or being used, else the only one. */
  get die(): string | null {
    const { sheet } = this.asked();
    if (sheet?.writing !== "use") return null;
    const [only, ...more] = sheet.dice;
    return this.building ?? this.picked.die ?? (only && more.length === 0 ? String(only[0]) : null);
  }

  /** The family on which spots are being put. */
  get building(): string | null {
    return this.picked.groups.length > 0 ? this.picked.family : null;
  }

  /** How many spots are still to be put there. */
  get left(): number {
    return this.building === null ? 0 : leftOf(this.waysOn(this.building), this.picked.groups);
  }

  /** The placings to be built up on a family; those of others wait until it is done or taken back. */
  waysOn(family: string): readonly Placing[] {
    const others = this.building ?? this.picked.die;
    return others !== null && others !== family ? [] : (this.asked().spots.get(family) ?? []);
  }

  groupsOn(family: string): readonly Group[] {
    return this.building === family ? this.picked.groups : [];
  }

  /** The beetle of a family whose groups are to be chosen from. */
  openOn(family: string): number | null {
    return this.picked.family === family ? this.picked.open : null;
  }

  choose(die: string): void {
    this.last = { ...NOTHING, question: this.asked().question, die };
  }

  /** Shows the groups that a beetle may get, or hides them again. */
  open(family: string, place: number): void {
    const closes = this.openOn(family) === place;
    this.last = { ...this.picked, family, open: closes ? null : place };
  }

  put(family: string, { place, spots }: Option): void {
    this.last = { ...this.picked, family, groups: [...this.groupsOn(family), { place, spots }], open: null };
  }

  /** Takes back the latest group, or hides what was to be chosen from. */
  stepBack(): void {
    const { open, groups } = this.picked;
    this.last = { ...this.picked, open: null, groups: open === null ? groups.slice(0, -1) : groups };
  }

  private get picked(): Picked {
    const { question } = this.asked();
    return this.last.question === question ? this.last : { ...NOTHING, question };
  }
}
