import { own, type AtTable } from "../games/looks";
import Board from "./Board.svelte";
import { factText, promptText } from "./words";
import type { Asked } from "./types";

export const atTable: AtTable<Asked> = {
  Board: own(Board),
  End: null,
  endsAtOnce: true,
  fitted: false,
  InBar: null,
  prompt: promptText,
  tell: factText,
  brief: (log) => log,
  foot: () => null,
  watched: () => null,
  standing: () => [],
  parts: () => [],
  Taken: null,
  option: () => "",
  // The effects of its actions are unknown, so readers who confirm final actions confirm every one.
  isFinal: () => true,
  again({ setup }) {
    return Object.fromEntries(Object.entries(setup).filter(([name]) => name !== "seats"));
  },
  lesson: null,
};
