import { bringIn } from "../lib/api";
import { thrownText } from "../lib/errors";
import { t } from "../lib/fluent";

/** What the server takes; games have far less. */
const MOST_BYTES = 1024 * 1024;

/** A sentence for the reader, of a file that was not taken. */
export class NotBroughtIn extends Error {}

/** Brings a saved game in and returns its table; what is wrong with it is thrown as a sentence. */
export async function bringInFile(file: Pick<File, "name" | "size" | "text">): Promise<string> {
  if (file.size > MOST_BYTES) throw new NotBroughtIn(t("import-too-large"));
  const log = readJson(await file.text());
  try {
    return (await bringIn(log)).table;
  } catch (thrown) {
    throw new NotBroughtIn(t("import-refused", { file: file.name, sentence: thrownText(thrown) }));
  }
}

function readJson(text: string): object {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Said below, in the same words.
  }
  throw new NotBroughtIn(t("import-no-json"));
}
