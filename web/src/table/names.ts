import { hasMessage, messageId, nameOf, t, type MessageArgs } from "../lib/fluent";
import type { Seat } from "../wire";
import { isShared } from "./hotseat";

const SNAKE = /_/g;

/** The message id of a word of the wire: `("fact", "dice_rolled")` is `fact-dice-rolled`. */
export function wireId(kind: string, word: string): string {
  return `${kind}-${word.replace(SNAKE, "-")}`;
}

/**
 * How a seat is called: its guest's name, its bot's, or a word for a friend without one. Bots of one kind are numbered
 * from the second on, as `seats`, all of the table's, tell.
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

/** The name itself, or with the first number that nobody else goes by. */
function unlike(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = t("name-number", { name, number });
    if (!taken.has(numbered)) return numbered;
  }
}

export const yesNo = (truth: boolean): string => (truth ? "yes" : "no");

/** Whether a seat is the reader's; where several people share the device, nobody is "you". */
export function isYou(seat: Seat | undefined, seats: readonly Seat[]): boolean {
  return (seat?.mine ?? false) && !isShared(seats);
}

/** The arguments by which messages speak of a player: to the reader, or by name. */
export function whoArgs(seat: number, seats: readonly Seat[]): MessageArgs {
  const found = seats.find((each) => each.seat === seat);
  return { name: seatName(found, seats), you: yesNo(isYou(found, seats)) };
}

/** A name for somebody who chose none, which nobody else at the table has. */
export function guestName(seats: readonly Seat[]): string {
  return unlike(t("guest-name"), new Set(seats.map((seat) => seat.name)));
}
