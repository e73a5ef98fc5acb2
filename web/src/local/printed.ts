import { load } from "../lib/loading";
import { Refusal } from "../lib/refusal";

/** Files that come with the page: the server's own responses, from the same build. */
const ANSWERS = import.meta.glob<string>("./answers/*.json", { query: "?url", import: "default", eager: true });

/** One of these answers, by its file's name. */
export async function printed<T>(name: string): Promise<T> {
  const address = ANSWERS[`./answers/${name}.json`];
  if (address === undefined) throw new Refusal("page/unknown", "");
  return (await load(address)).json() as Promise<T>;
}
