import { hasMessage, listOf, messageId, nameOf, t, type MessageArgs } from "../lib/fluent";
import { tableFactText } from "../table/facts";
import { isYou, seatName, whoArgs, wireId, yesNo } from "../table/names";
import type { Fact, LogEntry, Seat, SheetContent, SpottedAction, SpottedView } from "../wire";
import type { Gain } from "./choices";
import type { Row } from "./scoring";
import { facesOf, type Family, type Sheet } from "./types";

/** A fact, as a sentence. */
export function factText(fact: Fact, seats: readonly Seat[]): string {
  const ofTable = tableFactText(fact, seats);
  if (ofTable !== null) return ofTable;
  if (fact.type === "game_won" && seats.length === 1) return t("spotted-prompt-over");
  if (fact.type === "meadow_walked") return walkText(fact, seats);
  const args = { ...(fact.seat == null ? {} : whoArgs(fact.seat, seats)), ...wireArgs(fact) };
  if (Array.isArray(fact["seats"])) Object.assign(args, winnerArgs(fact["seats"], seats));
  return t(wireId("spotted-fact", fact.type), args);
}

/** Several steps as one walk, and what was found on the way. */
function walkText({ seat, colour, steps, found }: Fact, seats: readonly Seat[]): string {
  const id = colour === undefined ? "spotted-web-walked" : "spotted-fact-walk-started";
  const words = t(id, { ...whoArgs(seat ?? 0, seats), ...familyArgs(String(colour)), steps: Number(steps) });
  const kinds = (found as string[]).map((kind) => (isMagnifier(kind) ? t("spotted-web-lens-named", { kind: fieldName(kind) }) : fieldName(kind)));
  return kinds.length === 0 ? words : `${words} ${t("spotted-web-found", { fields: listOf(kinds) })}`;
}

/** The label of the button that does an action; `steps` is the number of steps of its die. */
export function actionText(action: SpottedAction, more: MessageArgs = {}): string {
  return t(wireId("spotted-action", action.type), { ...more, ...wireArgs({ ...action }) });
}

/** The name of an action where neither the player's dice nor the sheet are visible. */
export function optionText(action: SpottedAction, seat: number, view: SpottedView, paper: SheetContent): string {
  const sheet = view.sheets.find((each) => each.seat === seat);
  const dice = [...view.table, ...(sheet?.dice ?? [])];
  const face = "colour" in action ? dice.find(([colour]) => colour === action.colour)?.[1] : null;
  const kind = "field" in action ? paper.fields.find(({ id }) => id === action.field)?.kind : sheet?.kind;
  return actionText(action, { face: Number(face ?? 0), steps: Number(face ?? 0), kind: kind ? fieldName(kind) : "", factor: sheet?.factor ?? 0 });
}

/** What gives a family the magnifier or the factor that the player has to choose for. */
export function givenText(action: SpottedAction, sheet: Sheet): string {
  return actionText(action, { kind: sheet.kind ? fieldName(sheet.kind) : "", factor: sheet.factor });
}

/** Points with their sign: "+3", "0". */
export function gainSign({ points }: Gain): string {
  return points === 0 ? "0" : t("spotted-web-gain-sign", changeArgs(points));
}

/**
 * A control's label including what it would bring: the points, and the next bonuses of a track after those already
 * taken.
 */
export function withGain(action: string, gain: Gain | undefined, track: readonly string[], taken: number): string {
  if (gain === undefined) return action;
  const points = gain.points === 0 ? [] : [t("spotted-web-gain-points", changeArgs(gain.points))];
  const bonuses = track
    .slice(taken, taken + gain.bonuses)
    .map((bonus, index) => t("spotted-web-gain-bonus", { place: taken + index + 1, bonus: nameOf("bonus", bonus) }));
  const { magnifiers: found = 0 } = gain;
  const magnifiers = found === 0 ? [] : [t("spotted-web-gain-magnifier", { count: found })];
  const parts = [...points, ...magnifiers, ...bonuses];
  return t("spotted-web-with-gain", { action, gain: parts.length === 0 ? t("spotted-web-gain-none") : listOf(parts) });
}

/** A row, in words. */
export function rowText(family: Family, counted: number): string {
  const { colour, magnifier, factor, score } = family;
  const name = magnifier === null ? t("spotted-magnifier-none") : nameOf("magnifier", magnifier);
  return t("spotted-web-row", { ...familyArgs(colour), magnifier: name, count: counted, factor, score });
}

/** The name of a source of points. */
export function rowName({ kind, id }: Row): string {
  return kind === "family" ? nameOf("family", id) : t(`spotted-web-source-${id}`);
}

/** A source of points within a sentence. */
export function partName(row: Row): string {
  return row.kind === "family" ? rowName(row) : t(`spotted-score-${row.id === "circled" ? "beetles" : row.id}`);
}

/** A beetle in words; `place` is counted from 0, and a target of 0 means none. */
export function beetleText(colour: string, place: number, spots: number, target: number, circled: boolean): string {
  return t("spotted-beetle-label", { ...familyArgs(colour), place: place + 1, spots, target, circled: yesNo(circled) });
}

/** What a magnifier counts, as a sentence. */
export function lensText(kind: string, matches: readonly number[]): string {
  return t(`${messageId("magnifier", kind)}-about`, { spots: listOf(matches.map(String)) });
}

function changeArgs(points: number): MessageArgs {
  return { points: Math.abs(points), direction: points < 0 ? "less" : "more" };
}

/** The name of a magnifier, or of another kind of field in the meadow. */
export function fieldName(kind: string): string {
  return isMagnifier(kind) ? nameOf("magnifier", kind) : nameOf("field", kind);
}

const isMagnifier = (kind: string): boolean => hasMessage(messageId("magnifier", kind));

/** The line that says who must do what now, and why. */
export function promptText(
  view: SpottedView,
  seats: readonly Seat[],
  seat: number | undefined,
  log: readonly LogEntry[],
): string {
  if (view.winners !== null) return endText(view, seats);
  if (view.chance) return t("spotted-prompt-roll", whoArgs(view.active, seats));
  const mine = view.sheets.find((sheet) => sheet.seat === seat);
  if (view.phase !== "write") return draftText(view, seats, seat);
  if (mine === undefined || mine.writing === "idle") return waitingText(view, seats, mine);
  const prompt = t(wireId("spotted-prompt", mine.writing), writingArgs(mine));
  const cause = causeOf(mine, log);
  if (cause === null) return prompt;
  if (cause.bonus === "round") return t("spotted-web-because-round", { place: cause.place, ...writingArgs(mine) });
  // The prompt already has the number of steps.
  if (mine.writing === "walk") return t("spotted-web-because-walk", { place: cause.place, prompt });
  return t("spotted-web-because", { place: cause.place, bonus: nameOf("bonus", cause.bonus), prompt });
}

function draftText(view: SpottedView, seats: readonly Seat[], seat: number | undefined): string {
  const actor = view.acting[0] ?? view.active;
  const args = { ...whoArgs(actor, seats), lowest: lowestOf(view) };
  if (actor !== seat) return t(wireId("spotted-prompt", `${view.phase}-other`), args);
  return t(view.phase === "reroll" ? "spotted-web-reroll" : "spotted-web-pick", args);
}

/** Whether the lowest dice must be taken, and whether there is only one. */
function lowestOf({ lowest_only, table }: SpottedView): "yes" | "no" | "one" {
  if (!lowest_only) return "no";
  const faces = facesOf(table).map(({ face }) => face);
  return faces.filter((face) => face === Math.min(...faces)).length === 1 ? "one" : "yes";
}

function waitingText(view: SpottedView, seats: readonly Seat[], mine: Sheet | undefined): string {
  const names = view.acting.map((acting) => seatName(seats.find((each) => each.seat === acting), seats));
  if (mine !== undefined) return t("spotted-prompt-idle", { names: listOf(names) });
  return t("spotted-web-writing", { count: names.length, names: listOf(names) });
}

function endText(view: SpottedView, seats: readonly Seat[]): string {
  const [alone] = view.sheets.length === 1 ? view.sheets : [];
  if (alone?.band != null) return t(`spotted-band-${alone.band}`);
  const winners = view.winners ?? [];
  const score = view.sheets.find((sheet) => sheet.seat === winners[0])?.score ?? 0;
  return t("spotted-won", { ...winnerArgs(winners, seats), score });
}

function winnerArgs(winners: readonly number[], seats: readonly Seat[]): MessageArgs {
  const found = winners.map((winner) => seats.find((each) => each.seat === winner));
  const names = listOf(found.map((seat) => seatName(seat, seats)));
  return { count: winners.length, names, you: yesNo(isYou(found[0], seats)) };
}

function writingArgs(sheet: Sheet): MessageArgs {
  return {
    dice: sheet.dice.length,
    values: listOf(sheet.bonuses),
    steps: sheet.steps,
    kind: sheet.kind === null ? "" : fieldName(sheet.kind),
    factor: sheet.factor,
  };
}

/** The bonuses of the track that lead to each kind of writing. */
const CAUSES: Record<string, readonly string[]> = {
  walk: ["steps2", "steps3"],
  bonus: ["round"],
  magnifier: ["magnifier"],
  factor: ["2x", "3x"],
};
/** Facts that start something without a bonus. */
const BEGINNINGS = new Set(["round_started", "walk_started", "die_picked", "spots_placed"]);

/** The bonus of the track that is being used, if any. */
export function causeOf(
  sheet: Sheet,
  log: readonly LogEntry[],
): { place: number; bonus: string } | null {
  const facts = log.flatMap((entry) => entry.facts);
  const about = facts.filter((fact) => fact.seat === sheet.seat || fact.type === "round_started");
  const latest = about.findLast((fact) => fact.type === "bonus_unlocked" || BEGINNINGS.has(fact.type));
  const bonus = String(latest?.["bonus"]);
  if (latest?.type !== "bonus_unlocked" || !CAUSES[sheet.writing]?.includes(bonus)) return null;
  return { place: Number(latest["place"]), bonus };
}

/** The fields of a fact or an action as the messages need them: names for colors, kinds and bonuses, joined lists. */
function wireArgs(fields: Record<string, unknown>): MessageArgs {
  const args: MessageArgs = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === "seat" || field === "type") continue;
    if (typeof value === "number") args[field] = value;
    else if (typeof value === "string") Object.assign(args, wordArgs(field, value));
    else if (Array.isArray(value)) Object.assign(args, listArgs(field, value));
  }
  return args;
}

function listArgs(field: string, values: unknown[]): MessageArgs {
  if (field === "faces") return { faces: facesText(values as unknown[][]) };
  if (field === "groups") return { placed: groupsText(values.map(Number)) };
  return { [field]: listOf(values.map((value) => nameOf("family", String(value)))) };
}

function wordArgs(field: string, value: string): MessageArgs {
  if (field === "colour") return familyArgs(value);
  if (field === "kind") return { kind: fieldName(value), what: isMagnifier(value) ? "magnifier" : value };
  return { [field]: field === "bonus" ? nameOf("bonus", value) : value };
}

/** A family by name, and a keyword by which a language can choose the form of the name. */
export function familyArgs(family: string): MessageArgs {
  return { colour: nameOf("family", family), family };
}

function facesText(pairs: unknown[][]): string {
  const faces = facesOf(pairs).map(({ colour, face }) =>
    t("spotted-die", { ...familyArgs(colour), face }),
  );
  return listOf(faces);
}

/** "2 on beetle 1 and 1 on beetle 3". */
export function groupsText(groups: readonly number[]): string {
  const placed = groups.flatMap((spots, index) =>
    spots > 0 ? [t("spotted-group", { spots, place: index + 1 })] : [],
  );
  return listOf(placed);
}
