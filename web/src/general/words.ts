/** Texts made from the names in a game's rules, for games without messages of their own. */
import { gameName, listOf, spelled, t } from "../lib/fluent";
import { tableFactText } from "../table/facts";
import { seatName, whoArgs, wireId } from "../table/names";
import type { Fact, GeneralView, Seat } from "../wire";
import type { Action, Asked } from "./types";

/** Facts that any game may have, and for which there are messages. */
const COMMON = new Set(["turn_started", "game_won"]);
/** Names of fields that contain a seat number. */
const SEATS = new Set(["seat", "turn", "player", "target", "winner", "active"]);

/** A fact, as a sentence: "Ann: points kept, 12 points". */
export function factText(fact: Fact, seats: readonly Seat[]): string {
  const ofTable = tableFactText(fact, seats);
  if (ofTable !== null) return ofTable;
  const { type, seat, ...rest } = fact;
  if (COMMON.has(type) && seat != null) return t(wireId("fact", type), whoArgs(seat, seats));
  const what = [spelled(type), ...particulars(rest, seats)].join(", ");
  return seat == null ? what : t("general-of", { name: nameAt(seat, seats), what: lowered(what) });
}

/** The label of an action's button: "Place die: value 3". */
export function actionText({ type, ...rest }: Action, seats: readonly Seat[]): string {
  const what = particulars(rest, seats).join(", ");
  return what === "" ? spelled(type) : t("general-of", { name: spelled(type), what });
}

/** Whose turn it is, or how the game ended. */
export function promptText({ game, seats, view }: Asked): string {
  const { acting, winners } = view as GeneralView;
  if (winners !== null) return endText(winners, seats);
  const [first] = acting;
  if (first === undefined) return gameName(game);
  if (acting.length === 1) return t("fact-turn-started", whoArgs(first, seats));
  return t("general-acting", { names: listOf(acting.map((seat) => nameAt(seat, seats))) });
}

function endText(winners: readonly number[], seats: readonly Seat[]): string {
  const [first] = winners;
  if (first === undefined) return t("prompt-over");
  if (winners.length === 1) return t("fact-game-won", whoArgs(first, seats));
  return t("games-shared", { names: listOf(winners.map((seat) => nameAt(seat, seats))) });
}

/** A simple value in words; null for a value with parts. */
export function valueText(name: string, value: unknown, seats: readonly Seat[]): string | null {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return t("general-none");
  if (typeof value === "boolean") return t(value ? "general-yes" : "general-no");
  if (typeof value === "number") return SEATS.has(name) && seats[value] ? nameAt(value, seats) : String(value);
  if (typeof value === "string") return value.replaceAll("_", " ");
  if (!Array.isArray(value) || value.some((each) => typeof each === "object")) return null;
  return listOf(value.map((each) => valueText(name, each, seats) ?? ""));
}

function particulars(fields: Record<string, unknown>, seats: readonly Seat[]): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const words = lowered(spelled(name));
    if (value === null || value === false || value === undefined) return [];
    if (value === true) return [words];
    const text = valueText(name, value, seats) ?? JSON.stringify(value);
    return [typeof value === "number" && name.endsWith("s") ? `${text} ${words}` : `${words} ${text}`];
  });
}

/** Separates the values of each player from the rest: lists with one item per seat are by seat. */
export function sorted({ shown, by_seat }: Pick<GeneralView, "shown" | "by_seat">) {
  const entries = Object.entries(shown);
  return {
    bySeat: by_seat.map((name) => ({ name, values: shown[name] as unknown[] })),
    rest: entries.filter(([name]) => !by_seat.includes(name)),
  };
}

function nameAt(number: number, seats: readonly Seat[]): string {
  return seatName(seats.find((each) => each.seat === number), seats);
}

const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase() + words.slice(1);
