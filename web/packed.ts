import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { unwoven } from "./src/engine/planes.ts";

const PACKED = /\.(json|wasm|f32)$/;
const LEARNED = /\.f32$/;

/**
 * Compresses words, lessons and rules, for hosts that send files as they are: `src/lib/loading.ts` decompresses files
 * that end in `.bin`.
 */
export function packed(): Plugin {
  return {
    name: "pipyard-packed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const renamed = new Map<string, string>();
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== "asset" || !PACKED.test(name) || !name.startsWith("assets/")) continue;
          const fileName = `${name}.bin`;
          const source = LEARNED.test(name) ? unwoven(Buffer.from(file.source)) : file.source;
          this.emitFile({ type: "asset", fileName, source: gzipSync(source, { level: 9 }) });
          delete bundle[name];
          renamed.set(baseOf(name), baseOf(fileName));
        }
        const inOrder = (text: string): string => [...renamed].reduce((code, [from, to]) => code.replaceAll(from, to), text);
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = inOrder(file.code);
          else if (file.fileName.endsWith(".js")) file.source = inOrder(String(file.source));
        }
      },
    },
  };
}

const baseOf = (path: string): string => path.split("/").at(-1) ?? path;
