/** The worker for thinking in the background: bots and the coach, which share the rules. */
import type { CoachRequest } from "./coach/asking";
import { bring } from "./engine/files";
import { Games } from "./engine/games";
import { think, type ThinkRequest } from "./engine/thinking";

const games = new Games(bring);

addEventListener("message", ({ data }: MessageEvent<ThinkRequest | CoachRequest>) => {
  if (data.type === "think") void think(games, data).then((answer) => postMessage(answer));
  else void import("./coach/hearing").then(({ hear }) => hear(data));
});
