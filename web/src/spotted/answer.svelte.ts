import type { Choices } from "./choices";
import type { Sheet } from "./types";
import type { Placing } from "./ways";

/** What the reader is asked, as far as it takes several taps to answer. */
export interface Asked {
  /** The same as long as nothing on the reader's own sheet has changed, whatever others do meanwhile. */
  question: string;
  spots: Choices["spots"];
  sheet: Sheet | undefined;
  /** The die that is chosen while none was tapped. */
  first: string | null;
}

interface Picked {
  question: string;
  die: string | null;
  /** The family that was tapped, and which of its beetles are to get spots. */
  family: string | null;
  places: readonly number[];
}

const NOTHING = { die: null, family: null, places: [] };

/** The way to an answer, tap by tap: a die is chosen, then beetles, until a single placing is left. */
export class Answer {
  private last = $state.raw<Picked>({ ...NOTHING, question: "" });

  constructor(private readonly asked: () => Asked) {}

  /** The die whose uses are shown. */
  get die(): string | null {
    const { sheet, first } = this.asked();
    return sheet?.writing === "use" ? (this.picked.die ?? first) : null;
  }

  /** The family whose ways are shown: that of the die, or of a gift the one that was tapped. */
  get family(): string | null {
    return this.asked().sheet?.writing === "use" ? this.die : this.picked.family;
  }

  /** Whether taps have narrowed down what can be chosen from. */
  get narrowed(): boolean {
    return this.picked.family !== null;
  }

  /** The placings on a family that touch every beetle that was tapped there. */
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

  /** Chooses the family a gift goes to; its only placing, if there is no other. */
  tapRow(family: string): Placing | null {
    this.last = { ...this.picked, family, places: [] };
    return this.only(family);
  }

  /** Narrows the ways to those that touch a beetle, or widens them again; the placing that is left, if only one is. */
  tap(family: string, place: number): Placing | null {
    const places = this.placesOn(family);
    const taken = places.includes(place);
    this.narrow(family, taken ? places.filter((each) => each !== place) : [...places, place]);
    return taken ? null : this.only(family);
  }

  /** Forgets all taps: whoever takes back what came of them begins anew. */
  forget(): void {
    this.last = { ...NOTHING, question: "" };
  }

  /** Forgets the latest tap. */
  stepBack(): void {
    const { family, places } = this.picked;
    if (family !== null && places.length > 0) this.narrow(family, places.slice(0, -1));
    else this.last = { ...this.picked, family: null };
  }

  /** Without a beetle nothing is narrowed: a die has its family anyway, a gift keeps the one that was tapped. */
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
