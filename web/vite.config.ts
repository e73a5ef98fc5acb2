import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { alone } from "./alone.ts";
import { apiViewer } from "./api-viewer.ts";
import { NoSkippedTests } from "./no-skipped-tests.ts";
import { packed } from "./packed.ts";
import { pressed } from "./pressed.ts";
import { rules } from "./rules.ts";
import { shell } from "./shell.ts";
import { words } from "./words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["PIPYARD_SERVER"] ?? "http://127.0.0.1:8000";

/**
 * Code for every table; then the code that each game's board shares with its rules, ends and forms. Otherwise each of
 * those would be a separate file.
 */
const TABLE = /src[\\/](pages[\\/]Table\.svelte|art[\\/](?!Magnifier|FamilyDie|Bonus)|lib[\\/]pointing|table[\\/](?!Again|Install|MenuDialog|Phrases|Report)|games[\\/]looks|replay[\\/]fair|engine[\\/]engine)/;
const SPOTS = /src[\\/](spots[\\/](DogFigure|Yard|pictogram|words)|engine[\\/]spots\.)/;
const SPOTTED = /src[\\/](spotted[\\/](words|Counting|MiniSheet|Scores|Solo|printing)|art[\\/](Magnifier|FamilyDie|Bonus)|engine[\\/]spotted\.)/;

/** `--mode site` builds a static site for any host, at any path. */
const SITE = "site";

export default defineConfig(({ mode }) => ({
  base: mode === SITE ? "./" : "/",
  plugins: [
    svelte(),
    words(here("../src/pipyard/i18n")),
    rules(here("../src/pipyard/compiled")),
    ...(mode === SITE ? [alone(), packed()] : []),
    shell(here("../src/pipyard/i18n/en/app.ftl")),
    // A static host serves no API.
    ...(mode === SITE ? [] : [apiViewer(), pressed()]),
  ],
  build: {
    outDir: here("../src/pipyard/server/static"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    // The content security policy does not allow data URLs or inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few requests: one style sheet, one file for the first page, one more for all tables, one for the game's board.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "home", test: /src[\\/]main\.ts$/, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
            { name: "spots", test: SPOTS, priority: 0 },
            { name: "spotted", test: SPOTTED, priority: 0 },
          ],
        },
      },
    },
  },
  // Bots and the coach think in a worker, which includes the rules itself.
  worker: { format: "es", plugins: () => [rules(here("../src/pipyard/compiled"))] },
  server: {
    // The rules' modules are in the Python package.
    fs: { allow: [here("."), here("../src/pipyard/compiled")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Tests keep no state in modules, so files can share workers: one worker per file takes four times as long.
    isolate: false,
    setupFiles: ["src/fixtures/speaking.ts"],
    allowOnly: false,
    // Only ends tests that hang: the speed of a busy machine proves nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["default", new NoSkippedTests()],
  },
}));
