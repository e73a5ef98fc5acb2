import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PRESSED = /\.(js|css|html|json|svg|wasm)$/;
/** Below this size, a compressed file does not save a packet. */
const SMALL = 1400;

/** Writes compressed versions next to the files, so that no server has to compress them for every visit. */
export function pressed(): Plugin {
  return {
    name: "pipyard-pressed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (!PRESSED.test(fileName) || source.length < SMALL) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
          this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source, { params }) });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
