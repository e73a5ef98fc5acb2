import { readUpTo } from "../table/recap";
import type { Fact, LogEntry, TableState } from "../wire";

/** One step that other players took before the reader came, and the table after it. */
export interface Opened {
  state: TableState;
  facts: Fact[];
}

/** After more events than this, a newcomer has missed too much to be shown it. */
const MOST = 64;

/**
 * What has happened since the first player was drawn; everything before that is setup. A game that does not draw a
 * first player has no such start.
 */
function begun(log: readonly LogEntry[]): readonly LogEntry[] {
  const drawn = log.findIndex(({ facts }) => facts.some((fact) => fact.type === "first_player"));
  return drawn < 0 ? [] : log.slice(drawn);
}

/** Whether others have started while the reader was opening the table, and the reader has not acted yet. */
export function hasOpened({ status, version, seats, log }: TableState): boolean {
  if (status !== "playing" || version >= MOST || !log || !seats.some((seat) => seat.mine)) return false;
  const [, ...since] = begun(log);
  return since.length > 0 && readUpTo(since.flatMap((entry) => entry.facts), seats) === 0;
}

/** What others did, step by step, starting with the table before it; `viewAt` returns the view at a version. */
export function openingOf(state: TableState, viewAt: (version: number) => TableState["view"]): Opened[] {
  return begun(state.log ?? []).flatMap(({ version, facts }, index) => {
    const view = viewAt(version);
    if (!view) return [];
    const log = state.log?.filter((entry) => entry.version <= version) ?? [];
    const then = { ...state, version, view, log, legal: {}, undo: [], clocks: {} } as unknown as TableState;
    return [{ state: version === state.version ? state : then, facts: index === 0 ? [] : facts }];
  });
}
