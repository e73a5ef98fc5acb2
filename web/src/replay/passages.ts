import type { AnyView } from "../play/history";
import type { Positions } from "../wire";

type Passage = ReadonlyMap<number, AnyView | null>;

/** How many positions come in one answer. */
export const PASSAGE = 64;

/** The positions of a game, asked for by the passage and kept, so that scrubbing waits once for each part of it. */
export class Passages {
  private readonly here = new Map<number, Passage>();
  private readonly asked = new Map<number, Promise<Passage>>();

  constructor(private readonly load: (since: number) => Promise<Positions>) {}

  /** The view at a version; undefined while it has not come, null before the game began. */
  find(version: number): AnyView | null | undefined {
    return this.here.get(startOf(version))?.get(version);
  }

  /** Waits until the view at a version has come. */
  async fetch(version: number): Promise<AnyView | null> {
    const since = startOf(version);
    const passage = await (this.asked.get(since) ?? this.ask(since));
    return passage.get(version) ?? null;
  }

  /** Forgets where the game ended when it was asked for: a game that goes on has more by now. */
  forgetFrom(version: number): void {
    this.asked.delete(startOf(version));
  }

  private ask(since: number): Promise<Passage> {
    const asking = this.load(since).then(
      ({ positions }) => {
        const passage = new Map(positions.map(({ version, view }) => [version, view as AnyView | null]));
        this.here.set(since, passage);
        return passage;
      },
      (thrown: unknown) => {
        this.asked.delete(since);
        throw thrown;
      },
    );
    this.asked.set(since, asking);
    return asking;
  }
}

function startOf(version: number): number {
  return version - (version % PASSAGE);
}
