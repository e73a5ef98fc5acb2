// The rules in Node: decisions a second of whole games, and how long bots think.
//
// node bench/node_engine.mjs BUILT COMPILED '{"play": {...}}' or '{"think": {...}}'; prints JSON. BUILT is the folder
// that tools.engine_page builds, COMPILED the one with the modules; web/src/engine/bench.ts tells what may be asked.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [built, compiled, asked] = process.argv.slice(2);
const { Games, play, timePicks } = await import(pathToFileURL(join(built, "node.js")).href);

async function bring(file) {
  const { buffer, byteOffset, length } = await readFile(join(compiled, file));
  return buffer.slice(byteOffset, byteOffset + length);
}

const games = new Games(bring);
const plan = JSON.parse(asked);
const found = plan.play ? await play(games, bring, plan.play) : { milliseconds: await timePicks(games, plan.think) };
console.log(JSON.stringify(found));
