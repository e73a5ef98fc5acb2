import type { Review } from "./review";
import type { OddsFound, OddsRequest } from "./odds";
import type { ReviewRequest } from "./reviewing";

/** A request to the coach's worker: a review, or odds; answers to earlier requests are no longer needed. */
export type CoachRequest = ({ type: "review" } & ReviewRequest) | ({ type: "odds" | "judge"; id: number } & OddsRequest) | { type: "enough"; id: number };

export type CoachAnswer =
  | { type: "progress"; done: number; total: number }
  | { type: "reviewed"; review: Review }
  | { type: "odds"; id: number; found: OddsFound }
  | { type: "failed"; reason: string };

/** Reviews a game in its own worker, so that the page never waits; returns a function that cancels it. */
export function askForReview(request: ReviewRequest, hear: (answer: CoachAnswer) => void): () => void {
  const worker = newCoach();
  worker.addEventListener("message", ({ data }: MessageEvent<CoachAnswer>) => {
    hear(data);
    if (data.type !== "progress") worker.terminate();
  });
  worker.addEventListener("error", ({ message }) => hear({ type: "failed", reason: message }));
  worker.postMessage({ type: "review", ...request } satisfies CoachRequest);
  return () => worker.terminate();
}

/** The worker for odds at the table lives as long as the page: what it has loaded is ready for the next decision. */
let pondering: Worker | null = null;
let latest = 0;

/** Computes the odds of a decision, roughly at first and then better; returns a function that cancels it. */
export function askForOdds(request: OddsRequest, hear: (found: OddsFound) => void, fail: () => void): () => void {
  const worker = (pondering ??= newCoach());
  const id = (latest += 1);
  const listen = ({ data }: MessageEvent<CoachAnswer>): void => {
    if (data.type === "odds" && data.id === id) hear(data.found);
    if (data.type === "failed") fail();
  };
  const broken = (): void => {
    pondering = null;
    fail();
  };
  worker.addEventListener("message", listen);
  worker.addEventListener("error", broken);
  worker.postMessage({ type: "odds", id, ...request } satisfies CoachRequest);
  return () => {
    worker.removeEventListener("message", listen);
    worker.removeEventListener("error", broken);
    worker.postMessage({ type: "enough", id } satisfies CoachRequest);
  };
}

/** Judges a decision once, as deeply as a review does. */
export function askToJudge(request: OddsRequest): Promise<OddsFound> {
  const worker = (pondering ??= newCoach());
  const id = (latest += 1);
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent<CoachAnswer>): void => {
      if (data.type === "odds" && data.id === id) resolve(data.found);
      else if (data.type === "failed") reject(new Error(data.reason));
      else return;
      worker.removeEventListener("message", listen);
    };
    worker.addEventListener("message", listen);
    worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
    worker.postMessage({ type: "judge", id, ...request } satisfies CoachRequest);
  });
}

const newCoach = (): Worker => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
