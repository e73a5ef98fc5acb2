import type { Seat, TableState } from "../wire";

type Held = Pick<TableState, "seats"> & { legal: Record<string, readonly unknown[]> };

/** The seats of the people at this device. */
export function ownSeats(seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => seat.mine);
}

/** Whether several people share this device, so that "you" could be any of them. */
export function isShared(seats: readonly Seat[]): boolean {
  return ownSeats(seats).length > 1;
}

/** The people at this device who are asked something now. */
export function askedHere(state: Held): Seat[] {
  return ownSeats(state.seats).filter((seat) => (state.legal[seat.seat]?.length ?? 0) > 0);
}

/** Who has the device, while that seat is one of its own: the only one there is, or the one it was handed to. */
export function holderOf(state: Held, handedTo: number | null): Seat | null {
  const own = ownSeats(state.seats);
  if (own.length === 1) return own[0] ?? null;
  const holder = own.find((seat) => seat.seat === handedTo);
  return holder ?? askedHere(state)[0] ?? own[0] ?? null;
}

/**
 * To whom the device is to be handed before the game goes on; null while whoever has it is asked, or nobody here is.
 * Where several are asked at once, the next one around the table after whoever had it.
 */
export function handoverTo(state: Held, handedTo: number | null): Seat | null {
  if (!isShared(state.seats)) return null;
  const asked = askedHere(state);
  if (asked.some((seat) => seat.seat === handedTo)) return null;
  return asked.find((seat) => seat.seat > (handedTo ?? -1)) ?? asked[0] ?? null;
}

/** The seats kept for the people at this device where their table is set again, and who sat there before. */
export function keptSeats(again: readonly Seat[], before: readonly Seat[]): { seat: number; name: string }[] {
  // Everybody has moved on by one seat.
  return again
    .filter((seat) => seat.kept === "me" && !seat.taken)
    .map(({ seat }) => ({ seat, name: before[(seat + 1) % before.length]?.name ?? "" }));
}
