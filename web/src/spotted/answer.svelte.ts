import type { Choices } from "./choices";
import type { Sheet } from "./types";
import type { Placing } from "./ways";

/** The question for the reader, if answering it can take several taps. */
export interface Asked {
  /** It stays the same until something on the reader's own sheet changes, whatever others do meanwhile. */
  question: string;
  spots: Choices["spots"];
  sheet: Sheet | undefined;
  /** The die that is selected until one is tapped. */
  first: string | null;
}

interface Picked {
  question: string;
  die: string | null;
  /** The family that was tapped, and which of its beetles get spots. */
  family: string | null;
  places: readonly number[];
}

const NOTHING = { die: null, family: null, places: [] };

/** The answer in progress, tap by tap: a die is chosen, then beetles, until a single placement is left. */
export class Answer {
  private last = $state.raw<Picked>({ ...NOTHING, question: "" });

  constructor(private readonly asked: () => Asked) {}

  /** The die whose uses are shown. */
  get die(): string | null {
    const { sheet, first } = this.asked();
    return sheet?.writing === "use" ? (this.picked.die ?? first) : null;
  }

  /** The family whose ways are shown: that of the die or, for a gift, the one that was tapped. */
  get family(): string | null {
    return this.asked().sheet?.writing === "use" ? this.die : this.picked.family;
  }

  /** Whether taps have narrowed down the choices. */
  get narrowed(): boolean {
    return this.picked.family !== null;
  }

  /** The placements on a family that use every beetle that was tapped there. */
  waysOn(family: string): readonly Placing[] {
    const { spots } = this.asked();
    if (this.family !== null && this.family !== family) return [];
    const places = this.placesOn(family);
    return (spots.get(family) ?? []).filter(({ groups }) => places.every((place) => (groups[place] ?? 0) > 0));
  }

  placesOn(family: string): readonly number[] {
    return this.picked.family === family ? this.picked.places : [];
  }

  choose(die: string): void {
    this.last = { ...NOTHING, question: this.asked().question, die };
  }

  /** Chooses the family for a gift; returns its only placement, if there is just one. */
  tapRow(family: string): Placing | null {
    this.last = { ...this.picked, family, places: [] };
    return this.only(family);
  }

  /** Adds or removes a beetle as a filter for the ways; returns the placement, if only one is left. */
  tap(family: string, place: number): Placing | null {
    const places = this.placesOn(family);
    const taken = places.includes(place);
    this.narrow(family, taken ? places.filter((each) => each !== place) : [...places, place]);
    return taken ? null : this.only(family);
  }

  /** Forgets all taps, so that the reader starts over after an undo. */
  forget(): void {
    this.last = { ...NOTHING, question: "" };
  }

  /** Forgets the latest tap. */
  stepBack(): void {
    const { family, places } = this.picked;
    if (family !== null && places.length > 0) this.narrow(family, places.slice(0, -1));
    else this.last = { ...this.picked, family: null };
  }

  /** Without a beetle there is no filter: a die has its family anyway, a gift keeps the one that was tapped. */
  private narrow(family: string, places: readonly number[]): void {
    const anyway = places.length === 0 && this.asked().sheet?.writing === "use";
    this.last = { ...this.picked, family: anyway ? null : family, places };
  }

  private only(family: string): Placing | null {
    const [only, ...more] = this.waysOn(family);
    return more.length === 0 ? (only ?? null) : null;
  }

  private get picked(): Picked {
    const { question } = this.asked();
    return this.last.question === question ? this.last : { ...NOTHING, question };
  }
}
