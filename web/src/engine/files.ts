import spotsAlone from "../../../src/pipyard/compiled/spots-alone.f32?url";
import spotsTogether from "../../../src/pipyard/compiled/spots-together.f32?url";
import spotsDescription from "../../../src/pipyard/compiled/spots.json?url";
import spotsModule from "../../../src/pipyard/compiled/spots.wasm?url";
import spottedSheet from "../../../src/pipyard/compiled/spotted-sheet.f32?url";
import spottedDescription from "../../../src/pipyard/compiled/spotted.json?url";
import spottedModule from "../../../src/pipyard/compiled/spotted.wasm?url";

const ADDRESSES: Record<string, string> = {
  "spots.json": spotsDescription,
  "spots.wasm": spotsModule,
  "spots-alone.f32": spotsAlone,
  "spots-together.f32": spotsTogether,
  "spotted.json": spottedDescription,
  "spotted.wasm": spottedModule,
  "spotted-sheet.f32": spottedSheet,
};

/** Brings a file from where the page came from. */
export async function bring(file: string): Promise<ArrayBuffer> {
  const address = ADDRESSES[file];
  if (address === undefined) throw new Error(`There is no file ${file}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${file} could not be loaded`);
  return answer.arrayBuffer();
}
