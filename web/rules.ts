import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { leb128, trimmed } from "./src/engine/trimming.ts";

const MODULES = ["spots", "spotted", "spots-coach", "spotted-coach"];
const MODULE = "virtual:rules";
const ID = `\0${MODULE}`;
/** The name of the part of a module that holds its description; `src/engine/games.ts` looks for it. */
const SECTION = "description";

/**
 * Gives the client the addresses of the modules of games and coaches as `virtual:rules`, each without what pages never call, and
 * with its description in it: one file less to wait for.
 */
export function rules(folder: string): Plugin {
  let building = false;
  return {
    name: "pipyard-rules",
    configResolved: ({ command }) => void (building = command === "build"),
    resolveId: (source) => (source === MODULE ? ID : null),
    load(asked) {
      if (asked !== ID) return null;
      const addresses = MODULES.map((game) => {
        const source = described(folder, game);
        if (!building) return `"${game}": "data:application/wasm;base64,${source.toString("base64")}"`;
        const file = this.emitFile({ type: "asset", name: `${game}.wasm`, source });
        return `"${game}": import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const rules = {${addresses.join(", ")}};`;
    },
  };
}

function described(folder: string, game: string): Buffer {
  const [module, description] = [`${game}.wasm`, `${game}.json`].map((file) => readFileSync(join(folder, file)));
  if (!module || !description) throw new Error(`${game} is not compiled`);
  // As short as it can be said: its lines are for people, and what entry points take is for who builds.
  const told = Buffer.from(JSON.stringify({ ...JSON.parse(description.toString()), entries: undefined }));
  const inside = Buffer.concat([Buffer.from([SECTION.length]), Buffer.from(SECTION), told]);
  return Buffer.concat([trimmed(module), Buffer.from([0, ...leb128(inside.length)]), inside]);
}
