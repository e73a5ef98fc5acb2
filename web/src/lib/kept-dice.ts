import type { Dice, Seat, TableState } from "../wire";

/** What this browser was shown and added before a game. It is stored here, where no server can change it afterwards. */
export interface Kept {
  /** The promise that was shown first. */
  commitment: string;
  /** What was added after it, by seat; null stands for all own seats of a table that was created here. */
  given: { input: string; seat: number | null }[];
  /** The browser has seen the game start: from then on, no addition can be left out any more. */
  begun: boolean;
}

/** The stored values, compared with the dice of a table or of a log. */
export interface Compared {
  promise: "same" | "other" | "unseen";
  /** `none`: this browser added nothing. */
  input: "same" | "missing" | "none";
}

type Sources = Pick<Dice, "commitment" | "inputs"> | null | undefined;
type Seen = Pick<TableState, "table" | "status"> & { seats: Pick<Seat, "seat" | "mine">[]; dice?: Sources };

const KEY = "pipyard-dice";
/** How many games to remember; the oldest are deleted first. */
const MOST_KEPT = 200;

/** Stores what was added for a table after its promise was shown. */
export function keepGiven(table: string, commitment: string, input: string, seat: number | null = null): void {
  change(table, (kept) => {
    const before = kept ?? { commitment, given: [], begun: false };
    return before.begun ? before : { ...before, given: [...but(before, seat), { input, seat }] };
  });
}

/**
 * Stores the promise of a waiting table; the first one counts, because a later one may differ. After the game has
 * started, additions for seats that are no longer one's own are deleted, because they left with the seat.
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

/**
 * What is stored about a table, or about the same game under another id, for example when it was imported from a file.
 */
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

/** Whether the dice differ from what was promised and added. */
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
    // A browser that stores nothing later reports that it has not seen the promise.
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
