import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = fileURLToPath(new URL("./src/", import.meta.url));
const NAMES = namesOf(componentsIn(SOURCES));

/**
 * A short name for the class that scopes a component's styles, which appears in every rule and on every element. The
 * same sources give the same names.
 */
function boundTo({ hash, filename, css }) {
  const path = (filename ?? css).replaceAll("\\", "/").replace(/^.*?src\//, "");
  return NAMES.get(path) ?? `_${hash(path)}`;
}

function componentsIn(folder) {
  const paths = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll("\\", "/"));
  return paths.filter((path) => path.endsWith(".svelte")).sort();
}

/**
 * Names depend on paths, so that a new component changes few of them: only that of another one that wants the same
 * name.
 */
function namesOf(paths) {
  const owners = new Map();
  for (const path of paths) {
    let name;
    for (let tried = 0; owners.has((name = nameOf(`${path}${tried || ""}`))); tried++);
    owners.set(name, path);
  }
  return new Map([...owners].map(([name, path]) => [path, name]));
}

/**
 * A capital and a letter or digit, which is no class of ours. Svelte's own hash would not do: some tools call `boundTo`
 * with one that is constant, so that every name would be taken.
 */
function nameOf(text) {
  let hash = 5381;
  for (let at = text.length; at--; ) hash = ((hash << 5) - hash) ^ text.charCodeAt(at);
  hash >>>= 0;
  return String.fromCharCode(65 + (hash % 26)) + (Math.floor(hash / 26) % 36).toString(36);
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: boundTo },
};
