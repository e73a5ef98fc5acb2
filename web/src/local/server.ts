import { keepName, nameHere } from "../lib/name-here";
import { Refusal } from "../lib/refusal";
import type { About, Me, SoloRecords, TableRequest } from "../wire";
import type { LogFile } from "./games";
import { forgetAll, myTables, results, store } from "./lists";
import { printed } from "./printed";
import { statisticsOf, soloOf } from "./statistics";
import { bringIn, hostOf, setAgain, setTable } from "./tables";

type Answer = (found: readonly string[], body: unknown, query: URLSearchParams) => unknown;

/** How many results one response contains. */
const FEW = 8;

const ROUTES: readonly [method: string, path: RegExp, answer: Answer][] = [
  ["POST", /^\/api\/tables(?:\/here)?$/, async (_, request) => ({ table: await setTable(request as TableRequest) })],
  ["GET", /^\/api\/tables\/([^/]+)$/, async ([id = ""]) => (await hostOf(id)).state()],
  ["DELETE", /^\/api\/tables\/([^/]+)$/, ([id = ""]) => changed(id, (host) => host.close())],
  ["DELETE", /^\/api\/tables\/([^/]+)\/seats\/(\d+)$/, ([id = "", seat]) => changed(id, (host) => host.vacate(Number(seat)))],
  ["POST", /^\/api\/tables\/([^/]+)\/rematch$/, async ([id = ""]) => ({ table: await setAgain(id) })],
  ["GET", /^\/api\/tables\/([^/]+)\/content$/, async ([id = ""]) => printed(`content-${(await hostOf(id)).kept.game}`)],
  ["GET", /^\/api\/tables\/([^/]+)\/events$/, async ([id = ""], _, query) => (await hostOf(id)).past(Number(query.get("from")))],
  ["GET", /^\/api\/tables\/([^/]+)\/log$/, async ([id = ""]) => (await hostOf(id)).file()],
  ["GET", /^\/api\/games\/packs$/, () => ({})],
  ["POST", /^\/api\/imports$/, async (_, log) => ({ table: await bringIn(log as LogFile) })],
  ["GET", /^\/api\/server$/, (): About => ({ version: "", client: null, address: "", push: null, games: [] })],
  ["GET", /^\/api\/me$/, me],
  ["PUT", /^\/api\/me$/, (_, { name }) => (keepName((name as string).trim(), true), me())],
  ["DELETE", /^\/api\/me$/, forgetAll],
  ["GET", /^\/api\/me\/data$/, () => null],
  ["GET", /^\/api\/my-tables$/, myTables],
  ["GET", /^\/api\/tables$/, () => []],
  ["GET", /^\/api\/me\/results$/, async () => (await results()).slice(0, FEW)],
  ["GET", /^\/api\/me\/statistics$/, async () => statisticsOf(await store.list(), await bands())],
  ["GET", /^\/api\/me\/solo$/, async (_, _body, query) => soloOf(await store.list(), await bands(), query.get("besides") ?? "")],
] as readonly [string, RegExp, Answer][];

/** Answers a request as a server would, from what is stored in this browser. */
export async function answer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { pathname, searchParams } = new URL(path, "http://here");
  for (const [asked, pattern, answerTo] of ROUTES) {
    const found = asked === method ? pattern.exec(pathname) : null;
    if (found) return (await answerTo(found.slice(1).map(decodeURIComponent), body, searchParams)) as T;
  }
  throw new Refusal("server/needed", "");
}

async function changed(id: string, change: (host: Awaited<ReturnType<typeof hostOf>>) => Promise<void>): Promise<unknown> {
  const host = await hostOf(id);
  await change(host);
  return host.state();
}

function me(): Me {
  return { guest: "", name: nameHere() };
}

async function bands(): Promise<number[]> {
  return (await printed<SoloRecords>("solo")).bands;
}
