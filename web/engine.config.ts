import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { rules } from "./rules.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds only the rules, for a browser and for Node, to measure their agreement and speed. */
export default defineConfig({
  root: here("src/engine/page"),
  base: "./",
  plugins: [rules(here("../src/pipyard/compiled"))],
  logLevel: "warn",
  build: {
    outDir: here("../test-results/engine"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("src/engine/page/index.html"), node: here("src/engine/page/node.ts") },
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: "[name].js",
        codeSplitting: { groups: [{ name: "engine", test: /src[\\/]engine[\\/][a-z]+\.ts$|fair|noble/ }] },
      },
    },
  },
  worker: { format: "es", plugins: () => [rules(here("../src/pipyard/compiled"))] },
});
