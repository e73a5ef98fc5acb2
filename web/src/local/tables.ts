import { newThinker, type Thinker } from "../engine/thinking";
import { randomHex, Refusal } from "../lib/refusal";
import { nameHere } from "../lib/name-here";
import { descriptionOf, playedBy } from "../play/rules";
import type { TableRequest } from "../wire";
import { blank, gameAgain, newGame, USUAL_TERMS } from "./setting";
import { LocalHost, type Around, type Question } from "./host";
import type { LocalGame, LogFile, Row } from "./games";
import { store } from "./lists";
import { NoRoom } from "./store";

const hosts = new Map<string, Promise<LocalHost>>();
const others = new BroadcastChannel("pipyard-games");
let thinker: Thinker | null = null;

others.addEventListener("message", ({ data }: MessageEvent<string>) => {
  void hosts.get(data)?.then((host) => host.catchUp());
});

/** A table in this browser; all callers share one host. */
export function hostOf(id: string): Promise<LocalHost> {
  const known = hosts.get(id);
  if (known) return known;
  const loading = load(id);
  hosts.set(id, loading);
  loading.catch(() => hosts.delete(id));
  return loading;
}

/** Creates a table that does not wait for anybody; the game starts at once. */
export async function setTable(request: TableRequest): Promise<string> {
  const description = await descriptionOf(request.game);
  return begin(newGame(request, { description, random: randomHex, now: Date.now(), name: nameHere() }));
}

/** Creates a rematch of a finished game. */
export async function setAgain(id: string): Promise<string> {
  const host = await hostOf(id);
  if (host.kept.rematch !== null) return host.kept.rematch;
  const again = await begin(gameAgain(host.kept, { random: randomHex, now: Date.now() }));
  await host.setAgain(again);
  return again;
}

/** Stores a game that was played elsewhere, after checking everything in it. */
export async function bringIn(log: LogFile): Promise<string> {
  const { checkLog } = await import("./verifying");
  const checked = await checkLog(log);
  const game: LocalGame = {
    ...blank(randomHex(16), Date.now()),
    game: log.game,
    config: log.config,
    terms: { ...USUAL_TERMS, undo: false },
    rules_version: log.rules_version,
    content_hash: log.content_hash,
    seats: log.seats.map((seat) => ({ ...seat, mine: false })),
    dice: log.dice,
    imported: true,
    ...checked,
  };
  await store.write(game, log.events).catch((thrown: unknown) => {
    throw thrown instanceof NoRoom ? new Refusal("device/no-room", "") : thrown;
  });
  return game.id;
}

async function begin(game: LocalGame): Promise<string> {
  const host = await hosted(game, []);
  hosts.set(game.id, Promise.resolve(host));
  await host.begin();
  return game.id;
}

async function load(id: string): Promise<LocalHost> {
  const found = await store.find(id);
  if (!found) throw new Refusal("table/elsewhere", "");
  return hosted(found.game, found.rows);
}

async function hosted(game: LocalGame, rows: readonly Row[]): Promise<LocalHost> {
  const { module, rules_version } = await descriptionOf(game.game);
  if (rules_version !== game.rules_version) throw new Refusal("table/other-rules", "");
  const rules = await playedBy(game.game, game.content_hash, game.config, keptContent);
  if (rows.length === 0) await store.keepContent(rules.engine.printed).catch(() => undefined);
  const around: Around = {
    store,
    think,
    now: () => Date.now(),
    announce: (table) => others.postMessage(table),
    ended: keepSafe,
    deserted: () => void (host.saved && hosts.delete(game.id)),
  };
  const host = new LocalHost(game, rows, rules, module, around);
  return host;
}

/**
 * Asks the browser not to delete this data when storage is low. Some browsers ask the reader, so this waits until there
 * is data.
 */
function keepSafe(): void {
  navigator.storage?.persist?.().catch(() => false);
}

async function keptContent(hash: string) {
  const content = await store.content(hash);
  if (!content) throw new Refusal("table/other-rules", "");
  return content;
}

async function think(question: Question): Promise<number> {
  thinker ??= newThinker();
  const { contents } = await descriptionOf(question.game);
  const published = Object.values(contents).some(({ hash }) => hash === question.content.hash);
  return (await thinker.think({ ...question, content: published ? undefined : question.content, patience: 1 })).number;
}
