import { rules } from "virtual:rules";
import { load } from "../lib/loading";
import { woven } from "./planes";
import spotsAlone from "../../../src/pipyard/compiled/spots-alone.f32?url";
import spotsTogether from "../../../src/pipyard/compiled/spots-together.f32?url";
import spottedCoach from "../../../src/pipyard/compiled/spotted-coach.f32?url";
import spottedSheet from "../../../src/pipyard/compiled/spotted-sheet.f32?url";

const ADDRESSES: Record<string, string> = {
  "spots-alone.f32": spotsAlone,
  "spots-together.f32": spotsTogether,
  "spotted-coach.f32": spottedCoach,
  "spotted-sheet.f32": spottedSheet,
};

/** Loads a file from where the page came from. */
export async function bring(file: string): Promise<ArrayBuffer> {
  const address = ADDRESSES[file] ?? rules[file.replace(/\.wasm$/, "")];
  if (address === undefined) throw new Error(`There is no file ${file}`);
  const found = await (await load(address)).arrayBuffer();
  return address.endsWith(".f32.bin") ? woven(new Uint8Array(found)).buffer : found;
}
