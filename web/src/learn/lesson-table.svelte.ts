import { isSame } from "../lib/held";
import type { AtTable } from "../games/looks";
import { Table } from "../lib/table.svelte";
import type { TableAction } from "../wire";
import { logAt, stateAt, waitsAt, type Lesson, type Waits } from "./lesson";

/** How long the other player takes for a move. */
const OTHER_MOVES_AFTER = 1_000;
/** A score is shown large for a while, and would hide that move. */
const AFTER_A_SCORE = 2_000;

/** A table for a lesson: nothing is sent, because the server computed every position in advance. */
export class LessonTable extends Table {
  at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    private readonly learner = "",
    atTable: AtTable | null = null,
  ) {
    super("lesson");
    this.game = atTable;
    this.show(0);
  }

  get waits(): Waits {
    return waitsAt(this.lesson, this.at);
  }

  get moment(): Lesson["moments"][number] | undefined {
    return this.lesson.moments[this.at];
  }

  /** Only the expected action continues the lesson. */
  override act(...actions: TableAction[]): void {
    for (const action of actions) {
      const asked = this.moment?.action;
      if (asked && isSame(action, asked)) this.show(this.at + 1);
    }
  }

  /** Continues after a sentence that is only for reading. */
  next(): void {
    if (this.waits === "reading") this.show(this.at + 1);
  }

  again(): void {
    this.show(0);
  }

  /** Stops the lesson's timers. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private show(at: number): void {
    clearTimeout(this.timer);
    this.at = at;
    this.state = stateAt(this.lesson, at, this.learner, this.game?.lesson);
    this.log = logAt(this.lesson, at);
    this.recent = this.lesson.moments[at]?.facts ?? [];
    const pause = this.recent.some(({ type }) => type === "dogs_scored") ? AFTER_A_SCORE : OTHER_MOVES_AFTER;
    if (this.waits === "other") this.timer = setTimeout(() => this.show(at + 1), pause);
  }
}
