import { hasMessage, messageId, nameOf, t, type MessageArgs } from "../lib/fluent";
import type { Seat } from "../wire";
import { isShared } from "./hotseat";

const SNAKE = /_/g;

/** The message id of a word of the wire: `("fact", "dice_rolled")` is `fact-dice-rolled`. */
export function wireId(kind: string, word: string): string {
  return `${kind}-${word.replace(SNAKE, "-")}`;
}

/** How a seat is called: its guest's name, its bot's, or a word for a friend without one. */
export function seatName(seat: Seat | undefined): string {
  if (seat === undefined) return t("nameless");
  if (seat.kind === "bot" && seat.bot && hasMessage(messageId("bot", seat.bot))) {
    return nameOf("bot", seat.bot);
  }
  return seat.name || t("nameless");
}

export const yesNo = (truth: boolean): string => (truth ? "yes" : "no");

/** Whether a seat is the reader's; where several people share the device, nobody is "you". */
export function isYou(seat: Seat | undefined, seats: readonly Seat[]): boolean {
  return (seat?.mine ?? false) && !isShared(seats);
}

/** The arguments by which messages speak of a player: to the reader, or by name. */
export function whoArgs(seat: number, seats: readonly Seat[]): MessageArgs {
  const found = seats.find((each) => each.seat === seat);
  return { name: seatName(found), you: yesNo(isYou(found, seats)) };
}

/** A name for somebody who chose none, which nobody else at the table has. */
export function guestName(seats: readonly Seat[]): string {
  const taken = new Set(seats.map((seat) => seat.name));
  const usual = t("guest-name");
  if (!taken.has(usual)) return usual;
  for (let number = 2; ; number += 1) {
    const name = t("guest-name-number", { number });
    if (!taken.has(name)) return name;
  }
}
