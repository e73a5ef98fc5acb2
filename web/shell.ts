import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";

const WORKER = "sw.js";
const PICTURES = ["icon.svg", "icon-turn.svg"];
/** Each language has its own files; a browser stores only its reader's. */
const IS_WORDS = /^assets\/words-/;
type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

const PAPER = "#f7efdf";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Makes the client installable: a manifest, and a worker that stores the client for offline use. */
export function shell(messages: string): Plugin {
  let base = "/";
  return {
    name: "pipyard-shell",
    apply: "build",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: (html) => ({
      // The manifest is written here, so the bundler does not know it.
      html: html.replace("/manifest.webmanifest", `${base}manifest.webmanifest`),
      // How other sites describe the page when they show a link to it.
      tags: [{ tag: "meta", attrs: { name: "description", content: speaker(messages)("app-about") }, injectTo: "head" }],
    }),
    buildStart() {
      this.emitFile({ type: "chunk", id: here("shell/worker.ts"), fileName: WORKER });
    },
    generateBundle: {
      // By then the style sheet exists, and files that turned out to be empty are gone.
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(manifest(messages, base), null, 2);
        this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source });
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`${WORKER} was not built`);
        const files = [...PICTURES, ...filesIn(bundle, (file) => !isWords(file))];
        const spoken = filesIn(bundle, isWords);
        const build = createHash("sha256").update([...files, ...spoken].join()).update(readFileSync(here("index.html")));
        worker.code = worker.code
          .replaceAll("__BUILD__", JSON.stringify(build.digest("hex").slice(0, 12)))
          .replaceAll("__FILES__", JSON.stringify(files))
          .replaceAll("__WORDS__", JSON.stringify(spoken));
      },
    },
  };
}

/** Code, styles, rules, bots' weights, and words: the files that are wanted. */
function filesIn(bundle: Rolldown.OutputBundle, isWanted: (file: File) => boolean): string[] {
  const isKept = (file: File): boolean => file.type === "chunk" || /\.(js|css|json|wasm|f32|bin)$/.test(file.fileName);
  const wanted = Object.values(bundle).filter((file) => isKept(file) && isWanted(file));
  return wanted.filter((file) => file.fileName.startsWith("assets/")).map((file) => file.fileName);
}

const isWords = (file: File): boolean => IS_WORDS.test(file.fileName);

function manifest(messages: string, base: string): object {
  const site = base !== "/";
  const say = speaker(messages);
  const play = (game: string): object => ({
    name: say("play-game-now", { game: say(`game-${game}`) }),
    url: `${site ? "./#/" : "/"}?play=${game}`,
    icons: [{ src: `${base}icon-${game}.png`, sizes: "192x192", type: "image/png" }],
  });
  return {
    id: base,
    name: say("pipyard"),
    short_name: say("pipyard"),
    description: say("app-about"),
    lang: "en",
    start_url: base,
    scope: base,
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games", "entertainment"],
    icons: [
      { src: `${base}icon.svg`, sizes: "any", type: "image/svg+xml" },
      { src: `${base}icon-192.png`, sizes: "192x192", type: "image/png" },
      { src: `${base}icon-512.png`, sizes: "512x512", type: "image/png" },
      { src: `${base}icon-maskable.png`, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [play("spots"), play("spotted")],
  };
}

function speaker(messages: string): (id: string, args?: Record<string, string>) => string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(messages, "utf-8")));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`${messages} has no message ${id}`);
    return bundle.formatPattern(pattern, args ?? null);
  };
}
