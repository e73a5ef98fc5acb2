import type { Position } from "../engine/engine";
import type { AnyEngine } from "../engine/games";
import type { SpotsAction, SpotsView, TableAction } from "../wire";

/** With more dice there are too many different rolls to ask the rules about each. */
const MOST_DICE = 8;
const SIDES = 6;
const DEALS = new Set<SpotsAction["type"]>(["keep_roll", "choose_value", "choose_dice", "place_die", "discard_die", "bury_die"]);

/**
 * The chance that the roll which an action of Spots starts is a bust by itself, whatever is done with its dice short of
 * rolling them again; null if the action starts no roll. The rules decide about every roll.
 */
export function rollBusts(engine: AnyEngine, position: Position, seat: number, action: TableAction): number | null {
  const rolling = engine.apply(position, { type: "move", seat, action }).position;
  const { phase, turn, rolling: dice } = engine.view(rolling) as SpotsView;
  if (phase !== "roll" || turn !== seat || dice > MOST_DICE) return null;
  const known = new Map<string, boolean>();
  return rollsOf(dice).reduce((sum, values) => {
    const { position: landed, facts } = engine.apply(rolling, { type: "drawn", outcome: { type: "dice_rolled", values } });
    return sum + (!isBust(facts, seat) && survives(engine, landed, seat, known) ? 0 : chanceOf(values));
  }, 0);
}

/** Whether the dice that were rolled can be dealt with so that there is no bust. */
function survives(engine: AnyEngine, position: Position, seat: number, known: Map<string, boolean>): boolean {
  const key = String.fromCharCode(...position);
  let found = known.get(key);
  if (found === undefined) {
    const deals = dealsIn(engine, position, seat);
    found = deals.length === 0 || deals.some((action) => isSurvived(engine, position, seat, action, known));
    known.set(key, found);
  }
  return found;
}

function isSurvived(engine: AnyEngine, position: Position, seat: number, action: SpotsAction, known: Map<string, boolean>): boolean {
  const { position: after, facts } = engine.apply(position, { type: "move", seat, action });
  return !isBust(facts, seat) && survives(engine, after, seat, known);
}

/** What can be done with the dice of a roll; nothing when all of them are dealt with. */
function dealsIn(engine: AnyEngine, position: Position, seat: number): SpotsAction[] {
  const deals = (engine.legal(position, seat) as SpotsAction[]).filter(({ type }) => DEALS.has(type));
  // A die that is placed or discarded buries nothing, and takes no space from a die of another value.
  const free = deals.find(({ type }) => type === "place_die") ?? deals.find(({ type }) => type === "discard_die");
  return free ? [free] : deals;
}

function isBust(facts: readonly { type: string; seat?: unknown }[], seat: number): boolean {
  return facts.some((fact) => fact.type === "busted" && fact.seat === seat);
}

/** Every roll of some dice once, without regard to their order. */
export function rollsOf(dice: number, least = 1): number[][] {
  if (dice === 0) return [[]];
  return Array.from({ length: SIDES - least + 1 }, (_, at) => least + at).flatMap((value) => rollsOf(dice - 1, value).map((rest) => [value, ...rest]));
}

/** The probability of a roll: the number of orders in which its dice can fall. */
export function chanceOf(values: readonly number[]): number {
  return values.reduce((chance, value, at) => {
    const before = values.slice(0, at).filter((each) => each === value).length;
    return (chance * (at + 1)) / (before + 1) / SIDES;
  }, 1);
}
