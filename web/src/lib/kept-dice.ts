import type { Dice, Seat, TableState } from "../wire";

/** What this browser was shown and gave before a game. It is kept here, where no server can change it afterwards. */
export interface Kept {
  /** The promise that was shown first. */
  commitment: string;
  /** What was given after it, by seat; null is every own seat of a table that was set here. */
  given: { input: string; seat: number | null }[];
  /** The game was seen to begin: from then on nothing that was given can be left out any more. */
  begun: boolean;
}

/** What is kept, held against the dice of a table or of a log. */
export interface Compared {
  promise: "same" | "other" | "unseen";
  /** `none`: this browser gave nothing. */
  input: "same" | "missing" | "none";
}

type Sources = Pick<Dice, "commitment" | "inputs"> | null | undefined;
type Seen = Pick<TableState, "table" | "status"> & { seats: Pick<Seat, "seat" | "mine">[]; dice?: Sources };

const KEY = "pipyard-dice";
/** Games that are remembered; the oldest are forgotten first. */
const MOST_KEPT = 200;

/** Keeps what was given to a table after its promise was shown. */
export function keepGiven(table: string, commitment: string, input: string, seat: number | null = null): void {
  change(table, (kept) => {
    const before = kept ?? { commitment, given: [], begun: false };
    return before.begun ? before : { ...before, given: [...but(before, seat), { input, seat }] };
  });
}

/**
 * Keeps the promise of a table that waits; the first one counts, what is shown later may be another. Once the game has
 * begun, what was given for a seat that is not one's own any more went with the seat, and is forgotten.
 */
export function keepSeen({ table, status, seats, dice }: Seen): void {
  const own = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  change(table, (kept) => {
    if (kept === null) return status === "waiting" && dice ? { commitment: dice.commitment, given: [], begun: false } : null;
    if (kept.begun) return kept;
    const given = kept.given.flatMap((each) => (each.seat === null ? own.map((seat) => ({ ...each, seat })) : [each]));
    if (status === "waiting") return { ...kept, given };
    return { ...kept, given: given.filter(({ seat }) => seat !== null && own.includes(seat)), begun: true };
  });
}

/** What is kept of a table, or of the same game under another address, as when it was brought in from a file. */
export function keptOf(table: string, dice: Sources): Kept | null {
  const all = read();
  const same = all.find(([each]) => each === table) ?? all.find(([, kept]) => kept.commitment === dice?.commitment);
  return same?.[1] ?? null;
}

export function compare(kept: Kept | null, dice: Sources): Compared {
  if (kept === null) return { promise: "unseen", input: "none" };
  const arrived = kept.given.every(({ input }) => dice?.inputs.includes(input));
  return {
    promise: dice?.commitment === kept.commitment ? "same" : "other",
    input: kept.given.length === 0 ? "none" : arrived ? "same" : "missing",
  };
}

/** Whether the dice are others than those that were promised and added to. */
export function isBroken({ promise, input }: Compared): boolean {
  return promise === "other" || input === "missing";
}

function but(kept: Kept, seat: number | null): Kept["given"] {
  return kept.given.filter((each) => each.seat !== seat);
}

function change(table: string, by: (kept: Kept | null) => Kept | null): void {
  const all = read();
  const before = all.find(([each]) => each === table)?.[1] ?? null;
  const after = by(before);
  if (after === null || JSON.stringify(after) === JSON.stringify(before)) return;
  const others = all.filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, after]].slice(-MOST_KEPT)));
  } catch {
    // A browser that stores nothing says later that it has not seen the promise.
  }
}

function read(): [table: string, kept: Kept][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const { commitment, given } = (entry[1] ?? {}) as Partial<Kept>;
  return typeof commitment === "string" && Array.isArray(given) && given.every((each) => typeof each?.input === "string");
}
