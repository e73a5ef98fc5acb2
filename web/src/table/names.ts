import { hasMessage, messageId, nameOf, t, type MessageArgs } from "../lib/fluent";
import type { Seat } from "../wire";
import { isShared } from "./hotseat";

const SNAKE = /_/g;

/** The message id for a word from the wire: `("fact", "dice_rolled")` is `fact-dice-rolled`. */
export function wireId(kind: string, word: string): string {
  return `${kind}-${word.replace(SNAKE, "-")}`;
}

/**
 * The name of a seat: its guest's name, its bot's, or a word for an unnamed friend. Bots of one kind are numbered from
 * the second on, in the order of `seats`, which are all seats of the table.
 */
export function seatName(seat: Seat | undefined, seats: readonly Seat[]): string {
  if (seat === undefined) return t("nameless");
  if (seat.kind !== "bot") return seat.name || t("nameless");
  const before = seats.filter((each) => each.kind === "person" || each.seat < seat.seat);
  const taken = new Set<string>();
  for (const each of before) taken.add(each.kind === "bot" ? unlike(botName(each), taken) : each.name);
  return unlike(botName(seat), taken);
}

function botName({ bot, name }: Seat): string {
  return bot && hasMessage(messageId("bot", bot)) ? nameOf("bot", bot) : name;
}

/** The name itself, or the name with the first number that nobody else has. */
function unlike(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = t("name-number", { name, number });
    if (!taken.has(numbered)) return numbered;
  }
}

export const yesNo = (truth: boolean): string => (truth ? "yes" : "no");

/** Whether a seat is the reader's; if several people share the device, nobody is "you". */
export function isYou(seat: Seat | undefined, seats: readonly Seat[]): boolean {
  return (seat?.mine ?? false) && !isShared(seats);
}

/** The arguments with which messages refer to a player: as the reader, or by name. */
export function whoArgs(seat: number, seats: readonly Seat[]): MessageArgs {
  const found = seats.find((each) => each.seat === seat);
  return { name: seatName(found, seats), you: yesNo(isYou(found, seats)) };
}

/** A name for somebody who did not choose one; nobody else at the table has it. */
export function guestName(seats: readonly Seat[]): string {
  return unlike(t("guest-name"), new Set(seats.map((seat) => seat.name)));
}
