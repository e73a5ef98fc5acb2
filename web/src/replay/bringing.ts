import { bringIn } from "../lib/api";
import { thrownText } from "../lib/errors";
import { t } from "../lib/fluent";

/** The server's limit; games are much smaller. */
const MOST_BYTES = 1024 * 1024;

/** A message for the reader about a file that was refused. */
export class NotBroughtIn extends Error {}

/** Imports a saved game and returns its table; throws an error with a message for the reader if that fails. */
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
    // Reported below, in the same words.
  }
  throw new NotBroughtIn(t("import-no-json"));
}
