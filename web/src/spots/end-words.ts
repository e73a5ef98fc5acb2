import { t } from "../lib/fluent";
import { isYou, seatName, whoArgs } from "../table/names";
import type { Seat } from "../wire";
import type { SpotsEnding } from "./ending";

/** The result in a few words: who won, and whether it was close. */
export function headlineOf({ kind, winner, players, proud }: SpotsEnding, seats: readonly Seat[]): string {
  const won = players.find((player) => player.seat === winner);
  const dogs = won?.dogs ?? proud.length;
  if (kind === "won") return t("end-won", { dogs });
  const name = winner === null ? t("d0g") : seatName(seats.find((seat) => seat.seat === winner), seats);
  if (kind === "feast") return t("end-won-by", { dogs, name });
  const close = dogs - (ownOf(players, seats)?.dogs ?? 0) <= 1;
  return t(close ? "end-lost-close" : "end-lost", { name });
}

/** The result for somebody who is not at the table: names only, nobody is "you". */
export function namedOf(ending: SpotsEnding, seats: readonly Seat[]): { headline: string; subtitle: string } {
  const strangers = seats.map((seat) => ({ ...seat, mine: false }));
  return {
    headline: headlineOf({ ...ending, kind: "feast" }, strangers),
    subtitle: subtitleOf({ ...ending, kind: "feast" }, strangers),
  };
}

/** The margin: what the runner-up had, or how close the reader was. */
export function subtitleOf(ending: SpotsEnding, seats: readonly Seat[]): string {
  const { kind, winner, players, nearest, missing, proud } = ending;
  if (kind === "lost") {
    const dogs = ownOf(players, seats)?.dogs ?? 0;
    if (nearest === null) return t("end-had", { dogs });
    return t("end-missed", { dogs, dog: nearest.name, missing: missing.length, value: missing[0] ?? 0 });
  }
  const [next] = players.filter((player) => player.seat !== winner).sort((one, other) => other.dogs - one.dogs);
  if (next === undefined) return "";
  const who = next.seat === null ? { name: t("d0g"), you: "no" } : whoArgs(next.seat, seats);
  if (winner === null || kind === "feast") return t("end-behind", { ...who, dogs: next.dogs });
  return t("end-ahead", { dog: proud.at(-1) ?? "", ...who, dogs: next.dogs });
}

function ownOf(players: SpotsEnding["players"], seats: readonly Seat[]): SpotsEnding["players"][number] | undefined {
  return players.find((player) => isYou(seats.find((seat) => seat.seat === player.seat), seats)) ?? players[0];
}
