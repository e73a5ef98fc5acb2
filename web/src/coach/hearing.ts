import { bring } from "../engine/files";
import { Games } from "../engine/games";
import type { CoachAnswer, CoachRequest } from "./asking";
import { OddsFinder, type OddsRequest } from "./odds";
import { reviewGame, type ReviewRequest } from "./reviewing";

/** The interval of progress messages. */
const TOLD_MS = 100;
const games = new Games(bring);
const finder = new OddsFinder(games, () => performance.now());
/** The decision being looked at now; after the decision, no more figures are needed. */
let wanted = 0;

/** Handles a request to the coach. */
export function hear(data: CoachRequest): void {
  if (data.type === "review") review(data);
  else if (data.type === "odds") ponder(data);
  else if (data.type === "judge") finder.judge(data).then((found) => answer({ type: "odds", id: data.id, found }), fail);
  else if (wanted === data.id) wanted = 0;
}

function review(request: ReviewRequest): void {
  let told = -Infinity;
  const tell = (done: number, total: number): void => {
    if (performance.now() - told < TOLD_MS) return;
    told = performance.now();
    answer({ type: "progress", done, total });
  };
  reviewGame(games, request, tell).then((found) => answer({ type: "reviewed", review: found }), fail);
}

function ponder(request: OddsRequest & { id: number }): void {
  const { id } = request;
  wanted = id;
  // Messages that have arrived meanwhile are handled between two rounds.
  const goOn = async (): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve));
    return wanted === id;
  };
  finder.find(request, (found) => answer({ type: "odds", id, found }), goOn).catch(fail);
}

function fail(error: unknown): void {
  answer({ type: "failed", reason: error instanceof Error ? error.message : String(error) });
}

function answer(message: CoachAnswer): void {
  postMessage(message);
}
