import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { pack } from "./src/lib/packing.ts";

/** Message files that are loaded together. Every other file is a separate part, named after the file. */
const TOGETHER: Record<string, readonly string[]> = {
  main: ["app", "table", "settings"],
  spotted: ["spotted", "spotted-web", "scoring"],
};
/** Messages that only the command line uses. */
const TERMINAL = ["backup", "cli", "pack", "reports", "sheet", "terminal", "verify"];
const FALLBACK = "en";
const MODULE = "virtual:words";
const ID = `\0${MODULE}`;

type Entry = FluentResource["body"][number];

/**
 * Provides the client's messages as `virtual:words`: one data file per language and part, parsed here rather than in
 * every browser, so that a reader loads only one language. Missing messages are included in English.
 */
export function words(folder: string): Plugin {
  let building = false;
  return {
    name: "pipyard-words",
    configResolved: ({ command }) => void (building = command === "build"),
    resolveId: (source) => (source === MODULE ? ID : null),
    load(asked) {
      if (asked !== ID) return null;
      // The dev server treats watched files as imports, which a folder cannot be.
      if (building) for (const language of languagesIn(folder)) this.addWatchFile(join(folder, language));
      return module(folder, (language, part) => {
        const source = JSON.stringify(pack(entriesOf(folder, language, part)));
        if (!building) return `Promise.resolve(${source})`;
        const file = this.emitFile({ type: "asset", name: `words-${language}-${part}.json`, source });
        return `read(import.meta.ROLLUP_FILE_URL_${file})`;
      });
    },
  };
}

function module(folder: string, load: (language: string, part: string) => string): string {
  const record = (names: readonly string[], value: (name: string) => string): string =>
    `{${names.map((name) => `${JSON.stringify(name)}: ${value(name)}`).join(", ")}}`;
  const languages = record(languagesIn(folder), (language) =>
    record(partsIn(folder), (part) => `() => ${load(language, part)}`),
  );
  return `import { load } from "/src/lib/loading.ts";
const read = async (file) => (await load(file)).json();
export const words = ${languages};`;
}

function languagesIn(folder: string): string[] {
  const isLanguage = (name: string): boolean => existsSync(join(folder, name, "app.ftl"));
  return readdirSync(folder).filter(isLanguage).sort();
}

function partsIn(folder: string): string[] {
  const files = readdirSync(join(folder, FALLBACK)).map((file) => file.replace(/\.ftl$/, ""));
  const joined = [...Object.values(TOGETHER).flat(), ...TERMINAL];
  return [...Object.keys(TOGETHER), ...files.filter((file) => !joined.includes(file))];
}

const filesOf = (part: string): readonly string[] => TOGETHER[part] ?? [part];

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
