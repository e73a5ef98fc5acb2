import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = fileURLToPath(new URL("./src/", import.meta.url));
const LETTERS = 2;
let names = null;

/**
 * A short name for what a component's styles are bound to: it is in every rule, and at every element. The same sources
 * have the same names.
 */
function boundTo({ hash, filename, css }) {
  names ??= namesOf(componentsIn(SOURCES), hash);
  const path = (filename ?? css).replaceAll("\\", "/").replace(/^.*?src\//, "");
  return names.get(path) ?? `_${hash(path)}`;
}

function componentsIn(folder) {
  const paths = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll("\\", "/"));
  return paths.filter((path) => path.endsWith(".svelte")).sort();
}

/** Names follow from paths, so that another component changes few of them: only that of one that wants the same. */
function namesOf(paths, hash) {
  const owners = new Map();
  for (const path of paths) {
    let name;
    for (let tried = 0; owners.has((name = `_${hash(`${path}${tried || ""}`).slice(0, LETTERS)}`)); tried++);
    owners.set(name, path);
  }
  return new Map([...owners].map(([name, path]) => [path, name]));
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: boundTo },
};
