import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { apiViewer } from "./api-viewer.ts";
import { NoSkippedTests } from "./no-skipped-tests.ts";
import { pressed } from "./pressed.ts";
import { rules } from "./rules.ts";
import { shell } from "./shell.ts";
import { words } from "./words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["PIPYARD_SERVER"] ?? "http://127.0.0.1:8000";

/** What every table needs, and what boards share with rules, ends and forms: each of those would be one more file. */
const TABLE =
  /src[\\/](pages[\\/]Table\.svelte|(art|table)[\\/]|games[\\/]looks|replay[\\/]marks|spots[\\/](DogFigure|Yard|pictogram|words)|spotted[\\/](words|Counting|Scores|Solo|printing))/;

export default defineConfig({
  plugins: [
    svelte(),
    words(here("../src/pipyard/i18n")),
    rules(here("../src/pipyard/compiled")),
    apiViewer(),
    shell(here("../src/pipyard/i18n/en/app.ftl")),
    pressed(),
  ],
  build: {
    outDir: here("../src/pipyard/server/static"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    // The content security policy allows no data: addresses and no inline scripts.
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
          ],
        },
      },
    },
  },
  server: {
    // The rules' modules lie with the package.
    fs: { allow: [here("."), here("../src/pipyard/compiled")] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Tests keep nothing in modules, so that files share workers: a worker for each takes four times as long.
    isolate: false,
    setupFiles: ["src/fixtures/speaking.ts"],
    allowOnly: false,
    // Only what hangs is ended: how fast a busy machine is proves nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ["default", new NoSkippedTests()],
  },
});
