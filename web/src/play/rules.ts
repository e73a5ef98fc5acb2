import type { Content, Description } from "../engine/description";
import { bring } from "../engine/files";
import { Games } from "../engine/games";
import { isPlayedHere } from "../engine/played";
import { reloadIfOld } from "./build";
import type { About } from "./state";
import type { Rules } from "./moment";

const games = new Games(bring);

/** The fields of a table that determine its rules. */
export interface RuledBy {
  game: string;
  setup: object;
  rules?: About["rules"] | null;
}

/**
 * The rules of a table, if they are available here: from the same module as the server's. A page that is older than the
 * server is reloaded; null if that would not help.
 */
export async function rulesOf({ game, setup, rules }: RuledBy, ask: (hash: string) => Promise<Content>): Promise<Rules | null> {
  if (!isPlayedHere(game) || rules?.module == null) return null;
  const { description } = await games.machine(game);
  if (description.module === rules.module) return { engine: await games.on(game, rules.content, ask), setup };
  await reloadIfOld(rules.module);
  return null;
}

/** The rules of a game that can be played in this page, with the content of a hash. */
export async function playedBy(game: string, hash: string, setup: object, ask: (hash: string) => Promise<Content>): Promise<Rules> {
  return { engine: await games.on(game, hash, ask), setup };
}

/** The rules of a game with the content that came with the page. */
export async function publishedRules(game: string, setup: object): Promise<Rules> {
  return { engine: await games.at(game, setup), setup };
}

/** The description in a game's module. */
export async function descriptionOf(game: string): Promise<Description> {
  return (await games.machine(game)).description;
}
