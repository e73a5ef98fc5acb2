import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const owners = new Map();

/** A short name for what a component's styles are bound to: it is in every rule, and at every element. */
function boundTo({ hash, filename, css }) {
  const owner = filename ?? css;
  const name = `s${hash(owner).slice(0, 5)}`;
  if ((owners.get(name) ?? owner) !== owner) throw new Error(`The styles of ${owner} and ${owners.get(name)} would mix`);
  owners.set(name, owner);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: boundTo },
};
