import { compare, isBroken, type Compared, type Kept } from "../lib/kept-dice";
import { isKnown } from "../games";
import type { Content } from "../games/looks";
import type { SpotsContent } from "../wire";
import { promiseOf, source, SCHEME, type Below } from "./fair";
import type { GameLog, LoggedDraw, Outcome } from "./log";

/** The color of the tiles in each stack that has a chance purpose. */
const STACKS: Record<string, string> = {
  "tiles/1": "yellow",
  "tiles/2": "purple",
  "tiles/4": "blue",
  "tiles/5": "green",
};

/** An event whose outcome, or place in the order, does not follow from the seed. */
export interface Wrong {
  version: number;
  purpose: string;
  number: number;
  expected: string;
  found: string;
}

export interface Verdict {
  /**
   * `agrees`: everything is correct, but the promise is only known from the log; `none`: no promise was made; `sealed`:
   * the seed has not been revealed yet; `unknown`: an unknown scheme.
   */
  state: "kept" | "agrees" | "broken" | "none" | "sealed" | "unknown";
  /** What this browser stored before the game, compared with the log. */
  compared: Compared;
  /** The seed is the promised one; null if that cannot be checked. */
  promised: boolean | null;
  /** Seats whose device added randomness. */
  added: number[];
  /** Rolls of dice, and the dice in them, that were reproduced. */
  rolls: number;
  dice: number;
  /** Cards of the deck and tiles that were reproduced. */
  cards: number;
  /** Cards and tiles that could not be recomputed here, because the content is not known. */
  left: number;
  wrong: Wrong[];
}

/**
 * Recomputes every chance event of a log, and compares the log with what this browser stored before the game. `content`
 * contains the order of cards and tiles, if the game has any; for other games, only their rules know how chance works.
 */
export function checkDice(log: GameLog, content: Content | null, kept: Kept | null): Verdict {
  const compared = compare(kept, log.dice);
  const verdict = checkLog(log, content, compared);
  return isBroken(compared) ? { ...verdict, state: "broken" } : verdict;
}

function checkLog(log: GameLog, content: Content | null, compared: Compared): Verdict {
  const verdict: Verdict = {
    state: "none",
    compared,
    promised: null,
    added: (log.dice?.inputs ?? []).flatMap((input, seat) => (input === "" ? [] : [seat])),
    rolls: 0,
    dice: 0,
    cards: 0,
    left: 0,
    wrong: [],
  };
  if (log.dice === null) return verdict;
  const { scheme, seed, commitment, inputs } = log.dice;
  if (scheme !== SCHEME) return { ...verdict, state: "unknown" };
  if (seed === null) return { ...verdict, state: "sealed" };
  const promised = promiseOf(seed) === commitment;
  if (promised) checkDraws(log, { seed, inputs }, content, verdict);
  const holds = promised && verdict.wrong.length === 0;
  return { ...verdict, promised, state: !holds ? "broken" : compared.promise === "same" ? "kept" : "agrees" };
}

function checkDraws(
  log: GameLog,
  { seed, inputs }: { seed: string; inputs: string[] },
  content: Content | null,
  verdict: Verdict,
): void {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  for (const draw of log.events) {
    if (draw.type !== "drawn") continue;
    const { purpose = "", number = -1, version } = draw;
    const due = counts.get(purpose) ?? 0;
    counts.set(purpose, due + 1);
    if (number !== due) {
      verdict.wrong.push({ version, purpose, number, expected: `${purpose} ${due}`, found: `${purpose} ${number}` });
      continue;
    }
    const expected = isKnown(log.game) ? workOut(draw, source(seed, inputs, { purpose, number }), content, taken) : null;
    tally(draw, expected, verdict);
    if ("dog" in draw.outcome) taken.add(draw.outcome.dog);
    if ("trick" in draw.outcome) taken.add(draw.outcome.trick);
  }
}

function tally(draw: LoggedDraw, expected: Outcome | null, verdict: Verdict): void {
  const { outcome, purpose = "", number = 0, version } = draw;
  const dice = valuesOf(outcome);
  if (expected === null) {
    verdict.left += 1;
  } else if (shown(expected) !== shown(outcome)) {
    verdict.wrong.push({ version, purpose, number, expected: shown(expected), found: shown(outcome) });
  } else if (dice === null) {
    verdict.cards += 1;
  } else {
    verdict.rolls += 1;
    verdict.dice += dice.length;
  }
}

/** The outcome that follows from the seed; null for a card or tile if the content is not known. */
function workOut(
  draw: LoggedDraw,
  below: Below,
  content: Content | null,
  taken: ReadonlySet<string>,
): Outcome | null {
  const { outcome, purpose = "" } = draw;
  if ("values" in outcome) return { values: outcome.values.map(() => below(6) + 1).sort((a, b) => a - b) };
  if ("faces" in outcome) return { faces: outcome.faces.map(([colour]) => [colour, below(6) + 1]) };
  if (content === null || !hasCards(content)) return null;
  const left = hidden(purpose, content).filter((name) => !taken.has(name));
  const name = left[below(Math.max(left.length, 1))] ?? "";
  return "dog" in outcome ? { dog: name } : { trick: name };
}

const hasCards = (content: Content): content is SpotsContent => "dogs" in content;

function hidden(purpose: string, content: SpotsContent): string[] {
  if (purpose === "deck") return content.dogs.map((dog) => dog.name);
  return content.tricks.filter((trick) => trick.colour === STACKS[purpose]).map((trick) => trick.name);
}

function valuesOf(outcome: Outcome): number[] | null {
  if ("values" in outcome) return outcome.values;
  return "faces" in outcome ? outcome.faces.map(([, face]) => face) : null;
}

function shown(outcome: Outcome): string {
  if ("values" in outcome) return outcome.values.join(" ");
  if ("faces" in outcome) return outcome.faces.map(([colour, face]) => `${colour} ${face}`).join(" ");
  return "dog" in outcome ? outcome.dog : outcome.trick;
}
