import { bring } from "./files";
import { Games } from "./games";
import { think, type ThinkRequest } from "./thinking";

const games = new Games(bring);

addEventListener("message", ({ data }: MessageEvent<ThinkRequest>) => {
  void think(games, data).then((answer) => postMessage(answer));
});
