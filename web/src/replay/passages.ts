import type { AnyView } from "../play/history";
import type { Positions } from "../wire";

type Passage = ReadonlyMap<number, AnyView | null>;

/** How many positions one response contains. */
export const PASSAGE = 64;

/** The positions of a game, fetched and cached in passages, so that scrubbing waits once for each part. */
export class Passages {
  private readonly here = new Map<number, Passage>();
  private readonly asked = new Map<number, Promise<Passage>>();

  constructor(private readonly load: (since: number) => Promise<Positions>) {}

  /** The view at a version; undefined if it has not been fetched, null before the game started. */
  find(version: number): AnyView | null | undefined {
    return this.here.get(startOf(version))?.get(version);
  }

  /** Waits until the view at a version is available. */
  async fetch(version: number): Promise<AnyView | null> {
    const since = startOf(version);
    const passage = await (this.asked.get(since) ?? this.ask(since));
    return passage.get(version) ?? null;
  }

  /** Drops what was fetched from a version on: a running game has more positions by now. */
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
