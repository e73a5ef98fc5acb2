import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { pack } from "./src/lib/packing.ts";

/** The files of messages that are loaded together and first. Every other file is a part of its own, named after it. */
const MAIN = ["app", "guest", "table", "spots", "spotted", "spotted-web", "replay"];
/** What only the command line says. */
const TERMINAL = ["cli", "reports", "sheet", "terminal", "verify"];
const FALLBACK = "en";
const MODULE = "virtual:words";

type Entry = FluentResource["body"][number];

/**
 * Gives the client its messages as `virtual:words`: a module for each language and part, parsed here rather than in
 * every browser, so that a reader loads one language only. What a language lacks is in it in English.
 */
export function words(folder: string): Plugin {
  const id = (name: string): string => `\0${name}`;
  return {
    name: "pipyard-words",
    resolveId: (source) => (source.startsWith(MODULE) ? id(source) : null),
    load(asked) {
      if (asked === id(MODULE)) return loaders(folder);
      const [, language, part] = /^\0virtual:words-([a-z]+)-([a-z-]+)$/.exec(asked) ?? [];
      if (language === undefined || part === undefined) return null;
      for (const file of filesOf(part)) this.addWatchFile(join(folder, language, `${file}.ftl`));
      return `export default ${JSON.stringify(pack(entriesOf(folder, language, part)))};`;
    },
  };
}

function languagesIn(folder: string): string[] {
  const isLanguage = (name: string): boolean => existsSync(join(folder, name, "app.ftl"));
  return readdirSync(folder).filter(isLanguage).sort();
}

function partsIn(folder: string): string[] {
  const files = readdirSync(join(folder, FALLBACK)).map((file) => file.replace(/\.ftl$/, ""));
  return ["main", ...files.filter((file) => !MAIN.includes(file) && !TERMINAL.includes(file))];
}

const filesOf = (part: string): readonly string[] => (part === "main" ? MAIN : [part]);

function loaders(folder: string): string {
  const parts = (language: string): string[] =>
    partsIn(folder).map((part) => `${JSON.stringify(part)}: () => import("${MODULE}-${language}-${part}")`);
  const each = languagesIn(folder).map((language) => `${JSON.stringify(language)}: { ${parts(language).join(", ")} }`);
  return `export const words = { ${each.join(",\n")} };`;
}

function entriesOf(folder: string, language: string, part: string): Entry[] {
  const merged = new Map<string, Entry>();
  for (const file of filesOf(part)) {
    for (const entry of parsed(folder, FALLBACK, file)) merged.set(entry.id, entry);
    for (const entry of parsed(folder, language, file)) merged.set(entry.id, over(merged.get(entry.id), entry));
  }
  return [...merged.values()];
}

function over(english: Entry | undefined, entry: Entry): Entry {
  if (english === undefined) return entry;
  const attributes = { ...english.attributes, ...entry.attributes };
  return { ...entry, value: entry.value ?? english.value, attributes } as Entry;
}

function parsed(folder: string, language: string, file: string): Entry[] {
  const path = join(folder, language, `${file}.ftl`);
  return existsSync(path) ? new FluentResource(readFileSync(path, "utf-8")).body : [];
}
