/** The worker for thinking in the background: bots and the coach, which share the rules. */
import type { CoachAnswer, CoachRequest } from "./coach/asking";
import { bring } from "./engine/files";
import { Games } from "./engine/games";
import { think, type ThinkRequest } from "./engine/thinking";
import { once } from "./lib/once";

const games = new Games(bring);
const coach = once(() => import("./coach/hearing"));

addEventListener("message", ({ data }: MessageEvent<ThinkRequest | CoachRequest>) => {
  if (data.type === "think") void think(games, data).then((answer) => postMessage(answer));
  else
    coach().then(
      ({ hear }) => hear(data),
      (error: unknown) => postMessage({ type: "failed", reason: String(error) } satisfies CoachAnswer),
    );
});
