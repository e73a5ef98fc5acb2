import type { LogEntry, Seat, SpotsLesson, SpottedLesson, TableAction, TableState } from "../wire";

export type Lesson = SpotsLesson | SpottedLesson;

/** What a moment of a lesson waits for: the learner's action, to be read, or the other player; or it is the end. */
export type Waits = "action" | "reading" | "other" | "end";

/** The opponent of a lesson plays under the name of this bot; its moves are prepared like the dice. */
const OPPONENT = "greedy";
const LESSON = "lesson";

export function waitsAt({ moments }: Lesson, at: number): Waits {
  if (at >= moments.length - 1) return "end";
  if (moments[at]?.action) return "action";
  return moments[at]?.say ? "reading" : "other";
}

/**
 * The table as it stands at a moment; what leads on is offered, and beside a re-roll that one could do without it. The
 * learner's name gives them the face they have at every table.
 */
export function stateAt(lesson: Lesson, at: number, learner = "", setup: object | null = null): TableState {
  const moment = lesson.moments[at];
  if (moment === undefined) throw new RangeError(`the lesson has no moment ${at}`);
  const common = {
    table: LESSON,
    version: at + 1,
    status: waitsAt(lesson, at) === "end" ? ("over" as const) : ("playing" as const),
    seats: [seat(0, learner), seat(1, "")],
    host: false,
    watching: 0,
    clocks: {},
    undo: [],
    rematch: null,
    stuck: null,
  };
  // A lesson's moments are all of its own game.
  const { view, action } = moment;
  const legal = action === null ? {} : { 0: [action, ...besides(action)] };
  return { ...common, game: lesson.game, setup, view, legal } as unknown as TableState;
}

/** Dice are marked for a re-roll, or the roll is kept: a table shows both or neither. */
function besides(action: TableAction): TableAction[] {
  return action.type === "reroll_dice" ? [{ type: "keep_roll" }] : [];
}

/** What has happened in the scene so far. */
export function logAt({ moments }: Lesson, at: number): LogEntry[] {
  const scene = moments[at]?.scene;
  return moments
    .map(({ scene, facts }, index) => ({ scene, version: index + 1, facts }))
    .filter((each, index) => index <= at && each.scene === scene && each.facts.length > 0)
    .map(({ version, facts }) => ({ version, facts }));
}

/** The dice that what is asked is about, as controls of the table: one in hand, or those to be marked for a re-roll. */
export function wantedDice(action: TableAction | null): string[] {
  if (action?.type === "reroll_dice") return action.colours.map((colour) => `mark-${colour}`);
  return action && "colour" in action ? [`hand-${action.colour}`] : [];
}

/** How many things the learner is told or asked, up to a moment and in all. */
export function progressAt({ moments }: Lesson, at: number): { step: number; steps: number } {
  const told = moments.map((moment) => moment.say !== null);
  const step = told.slice(0, at + 1).filter(Boolean).length;
  return { step, steps: told.filter(Boolean).length };
}

function seat(number: number, name: string): Seat {
  const mine = number === 0;
  return {
    seat: number,
    kind: mine ? "person" : "bot",
    name,
    bot: mine ? null : OPPONENT,
    taken: true,
    mine,
    present: true,
  };
}
