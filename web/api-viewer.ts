import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILES = [
  "swagger-ui-bundle.js",
  "swagger-ui.css",
  "swagger-ui-bundle.js.LICENSE.txt",
  "LICENSE",
  "NOTICE",
];

/** Adds the viewer of the API's description to the build, in a folder that the game never loads from. */
export function apiViewer(): Plugin {
  return {
    name: "pipyard-api-viewer",
    apply: "build",
    generateBundle() {
      for (const file of FILES) {
        const path = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`));
        this.emitFile({ type: "asset", fileName: `api-docs/${file}`, source: readFileSync(path) });
      }
    },
  };
}
