import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { leb128, trimmed } from "./src/engine/trimming.ts";

const MODULES = ["spots", "spotted", "spots-coach", "spotted-coach"];
const MODULE = "virtual:rules";
const ID = `\0${MODULE}`;
/** The name of the module section with its description; `src/engine/games.ts` looks for it. */
const SECTION = "description";

/**
 * Provides the URLs of the modules of games and coaches as `virtual:rules`. Each module includes its description, which
 * saves a request, and is stripped of everything that pages never call.
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
  // As short as possible: line breaks are for people, and the parameters of entry points for the build.
  const told = Buffer.from(JSON.stringify({ ...JSON.parse(description.toString()), entries: undefined }));
  const inside = Buffer.concat([Buffer.from([SECTION.length]), Buffer.from(SECTION), told]);
  return Buffer.concat([trimmed(module), Buffer.from([0, ...leb128(inside.length)]), inside]);
}
