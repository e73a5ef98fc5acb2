import { Refusal } from "../lib/refusal";
import { isOver, momentAt, undoable, type Rules } from "../play/moment";
import { descriptionOf, playedBy } from "../play/rules";
import { promiseOf, SCHEME } from "../replay/fair";
import { draw, follow, readRow, type Standing } from "./course";
import type { LocalGame, LogFile, Row } from "./games";

/** The result of checking a valid log. */
export type Checked = Pick<LocalGame, "status" | "version" | "outcome">;

/** Replays a log by the rules, as `pipyard verify` does; refuses it at the first event that is wrong. */
export async function checkLog(log: LogFile): Promise<Checked> {
  const rules = await rulesFor(log);
  const { dice } = log;
  if (dice?.seed && (dice.scheme !== SCHEME || promiseOf(dice.seed) !== dice.commitment)) throw tampered(0);
  let standing: Standing = { moment: momentAt(0, null), draws: {}, seats: log.seats.map((seat) => ({ ...seat, mine: false })) };
  for (const row of log.events) standing = afterRow(rules, standing, row, log);
  const { position, closed, version } = standing.moment;
  const over = position !== null && isOver(rules.engine, position);
  // A seed is revealed at the end: if it is here earlier, events have been left out.
  if (dice?.seed && !over && !closed) throw tampered(version + 1);
  return { status: over ? "over" : closed ? "closed" : "playing", version, outcome: over ? rules.engine.outcome(position) : null };
}

async function rulesFor(log: LogFile): Promise<Rules> {
  if (log.pipyard !== 1 || !Array.isArray(log.events) || !Array.isArray(log.seats)) throw new Refusal("log/malformed", "");
  const description = await descriptionOf(log.game).catch(() => null);
  if (description?.rules_version !== log.rules_version || log.pack !== null) throw new Refusal("log/other-rules", "");
  return playedBy(log.game, log.content_hash, log.config, () => Promise.reject(new Refusal("log/other-rules", "")));
}

function afterRow(rules: Rules, standing: Standing, row: Row, { dice }: LogFile): Standing {
  const { moment } = standing;
  if (row.version !== moment.version + 1 || moment.closed) throw tampered(moment.version + 1);
  try {
    if (!isAllowed(rules, standing, row) || (row.type === "drawn" && dice?.seed && !isDrawn(rules, standing, row, dice))) throw tampered(row.version);
    return follow(rules, standing, readRow(rules, moment, row)).standing;
  } catch (thrown) {
    throw thrown instanceof Refusal ? thrown : tampered(row.version);
  }
}

function isAllowed({ engine, setup }: Rules, { moment }: Standing, row: Row): boolean {
  const position = moment.position ?? engine.start(setup);
  if (row.type === "move") return engine.legalDense(position, row.seat).includes(engine.toDense(position, row.action));
  if (row.type === "undone") return undoable(engine, moment, row.seat) === row.taken_back;
  if (row.type === "drawn") return engine.acting(position).chance;
  return row.type !== "begun" || moment.position === null;
}

/** Whether the outcome of chance follows from the seed. */
function isDrawn(rules: Rules, standing: Standing, row: Row, dice: NonNullable<LogFile["dice"]>): boolean {
  const { moment } = standing;
  const begun = { ...standing, moment: { ...moment, position: moment.position ?? rules.engine.start(rules.setup) } };
  const expected = draw(rules, begun, dice);
  return same(expected.row, row);
}

function same(one: Row, other: Row): boolean {
  const sorted = (value: object): unknown => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, isPlain(each) ? sorted(each) : each]);
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

const isPlain = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

const tampered = (version: number): Refusal => new Refusal("log/tampered", "", version);
