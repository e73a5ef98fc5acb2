import type { LogEntry, Seat, SpotsLesson, SpottedLesson, TableAction, TableState } from "../wire";

export type Lesson = SpotsLesson | SpottedLesson;

/** What a moment of a lesson waits for: the learner's action, reading, or the other player; or it is the end. */
export type Waits = "action" | "reading" | "other" | "end";

/** A lesson's opponent has the name of this bot; its moves are prepared, like the dice. */
const OPPONENT = "greedy";
const LESSON = "lesson";

export function waitsAt({ moments }: Lesson, at: number): Waits {
  if (at >= moments.length - 1) return "end";
  if (moments[at]?.action) return "action";
  return moments[at]?.say ? "reading" : "other";
}

/**
 * The table at a moment; the expected action is offered and, next to a re-roll, the option not to. The learner's name
 * determines the same face as at every table.
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
  // A lesson's moments are all from its own game.
  const { view, action } = moment;
  const legal = action === null ? {} : { 0: [action, ...besides(action)] };
  return { ...common, game: lesson.game, setup, view, legal } as unknown as TableState;
}

/** A table offers both or neither: marking dice for a re-roll, and keeping the roll. */
function besides(action: TableAction): TableAction[] {
  return action.type === "reroll_dice" ? [{ type: "keep_roll" }] : [];
}

/** What has happened so far in the scene. */
export function logAt({ moments }: Lesson, at: number): LogEntry[] {
  const scene = moments[at]?.scene;
  return moments
    .map(({ scene, facts }, index) => ({ scene, version: index + 1, facts }))
    .filter((each, index) => index <= at && each.scene === scene && each.facts.length > 0)
    .map(({ version, facts }) => ({ version, facts }));
}

/**
 * The dice that the expected action involves, as controls of the table: one in hand, or those to mark for a re-roll.
 */
export function wantedDice(action: TableAction | null): string[] {
  if (action?.type === "reroll_dice") return action.colours.map((colour) => `mark-${colour}`);
  return action && "colour" in action ? [`hand-${action.colour}`] : [];
}

/** The number of steps for the learner, up to a moment and in total. */
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
