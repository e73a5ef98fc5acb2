import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const GAMES = ["spots", "spotted"];
const MODULE = "virtual:rules";
const ID = `\0${MODULE}`;
/** The name of the part of a module that holds its description; `src/engine/games.ts` looks for it. */
const SECTION = "description";

/** Gives the client the addresses of the games' modules as `virtual:rules`, each with its description in it: one file less to wait for. */
export function rules(folder: string): Plugin {
  let building = false;
  return {
    name: "pipyard-rules",
    configResolved: ({ command }) => void (building = command === "build"),
    resolveId: (source) => (source === MODULE ? ID : null),
    load(asked) {
      if (asked !== ID) return null;
      const addresses = GAMES.map((game) => {
        const source = described(folder, game);
        if (!building) return `${game}: "data:application/wasm;base64,${source.toString("base64")}"`;
        const file = this.emitFile({ type: "asset", name: `${game}.wasm`, source });
        return `${game}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const rules = {${addresses.join(", ")}};`;
    },
  };
}

function described(folder: string, game: string): Buffer {
  const [module, description] = [`${game}.wasm`, `${game}.json`].map((file) => readFileSync(join(folder, file)));
  if (!module || !description) throw new Error(`${game} is not compiled`);
  // As short as it can be said: its lines are for people.
  const told = Buffer.from(JSON.stringify(JSON.parse(description.toString())));
  const inside = Buffer.concat([Buffer.from([SECTION.length]), Buffer.from(SECTION), told]);
  return Buffer.concat([module, Buffer.from([0, ...leb128(inside.length)]), inside]);
}

/** A number as WebAssembly writes it: seven bits a byte, the lowest first. */
function leb128(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...leb128(number >> 7)];
}
