import type { AtTable } from "../games/looks";
import { Table } from "../lib/table.svelte";
import type { TableAction } from "../wire";
import type { Problem } from "./problem";

/** A table with a position to solve: nothing is sent, every tap is an answer. */
export class PracticeTable extends Table {
  constructor(
    readonly problem: Problem,
    atTable: AtTable,
    private readonly answer: (actions: TableAction[]) => void,
  ) {
    super("practice");
    this.game = atTable;
    this.state = problem.state;
    this.log = problem.log;
  }

  override act(...actions: TableAction[]): void {
    if (actions.length > 0) this.answer(actions);
  }

  /** Nothing here is final. */
  override wish(...actions: TableAction[]): void {
    this.act(...actions);
  }

  override hold(action: TableAction): void {
    this.act(action);
  }

  /** Disables all taps. */
  close(): void {
    if (this.state) this.state = { ...this.state, legal: {} };
  }
}
