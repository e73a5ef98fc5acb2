import type { Seat, TableState } from "../wire";

type Held = Pick<TableState, "seats"> & { legal: Record<string, readonly unknown[]> };

/** The seats of the people on this device. */
export function ownSeats(seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => seat.mine);
}

/** Whether several people share this device, so that "you" could be any of them. */
export function isShared(seats: readonly Seat[]): boolean {
  return ownSeats(seats).length > 1;
}

/** The people on this device who have to act now. */
export function askedHere(state: Held): Seat[] {
  return ownSeats(state.seats).filter((seat) => (state.legal[seat.seat]?.length ?? 0) > 0);
}

/** The player who holds the device: the only one on this device, or the one it was handed to. */
export function holderOf(state: Held, handedTo: number | null): Seat | null {
  const own = ownSeats(state.seats);
  if (own.length === 1) return own[0] ?? null;
  const holder = own.find((seat) => seat.seat === handedTo);
  return holder ?? askedHere(state)[0] ?? own[0] ?? null;
}

/**
 * The player to hand the device to before the game continues; null if the holder has to act, or nobody here does. If
 * several have to act at once, it is the next one around the table after the previous holder.
 */
export function handoverTo(state: Held, handedTo: number | null): Seat | null {
  if (!isShared(state.seats)) return null;
  const asked = askedHere(state);
  if (asked.some((seat) => seat.seat === handedTo)) return null;
  return asked.find((seat) => seat.seat > (handedTo ?? -1)) ?? asked[0] ?? null;
}

/** The seats reserved for the people on this device at the table of a rematch, and who sat there before. */
export function keptSeats(again: readonly Seat[], before: readonly Seat[]): { seat: number; name: string }[] {
  // Everybody has moved one seat further.
  return again
    .filter((seat) => seat.kept === "me" && !seat.taken)
    .map(({ seat }) => ({ seat, name: before[(seat + 1) % before.length]?.name ?? "" }));
}
