import type { Content as Printed } from "../engine/description";
import { isPlayedHere } from "../engine/played";
import type { Content } from "../games/looks";
import type { Lesson } from "../learn/lesson";
import type {
  About,
  Accepted,
  ActRequest,
  ApiError,
  FinishedGame,
  IdentityLink,
  Invitation,
  Me,
  MyData,
  Packs,
  PastEvents,
  Positions,
  PushRequest,
  Promise as DicePromise,
  Reported,
  SeatTaking,
  SoloRecords,
  SpareKey,
  Statistics,
  TableCreated,
  TableRequest,
  TableState,
  TableSummary,
  UndoRequest,
} from "../wire";
import type { GameLog } from "../replay/log";
import { isLocal } from "../local/games";
import { printed } from "../local/printed";
import { needsNobody, SITE } from "../local/wanted";
import { addNames } from "./fluent";
import { keepGiven, keepSeen } from "./kept-dice";
import { keepName } from "./name-here";
import { reach } from "./reach.svelte";
import { randomHex, Refusal } from "./refusal";

/** The question who one is, while it is on its way: a newcomer who asked twice at once would be taken for two guests. */
let meeting: Promise<Me> | null = null;
export const getMe = (): Promise<Me> => (meeting ??= request<Me>("GET", "/api/me").finally(() => (meeting = null)));
export const putMe = (name: string): Promise<Me> => request<Me>("PUT", "/api/me", { name }).then(named);
/** Forgets the guest, there and on this device. */
export async function deleteMe(): Promise<null> {
  await request("DELETE", "/api/me");
  return (await lists()).forgetAll();
}
/** What is stored about the guest; null where there is none, and none is made. */
export const getMyData = (): Promise<MyData | null> => request("GET", "/api/me/data");
export const makeLink = (): Promise<IdentityLink> => request("POST", "/api/me/links");
export const makeSpareKey = (): Promise<SpareKey> => request("POST", "/api/me/spare-keys");
export const putPush = (push: PushRequest): Promise<null> => request("PUT", "/api/me/push", push);
export const claimLink = (code: string): Promise<Me> => request<Me>("POST", "/api/me/claims", { code }).then(named);
/** How the guest's latest games ended. */
export const getMyResults = (): Promise<FinishedGame[]> => request("GET", "/api/me/results");
/** The guest's tables: those of this device and those of the server. */
export async function getMyTables(): Promise<TableSummary[]> {
  const there = await request<TableSummary[]>("GET", "/api/my-tables");
  return SITE ? there : [...(await tablesHere()), ...there];
}
/** The tables of this device alone, which are there without the server. */
export const tablesHere = async (): Promise<TableSummary[]> => (await lists()).myTables();
/** How the games of this device ended. */
export const resultsHere = async (): Promise<FinishedGame[]> => (await lists()).results();
/** Public tables that wait for players. */
export const getPublicTables = (): Promise<TableSummary[]> => request("GET", "/api/tables");
/** A lesson came with the page, as the server would tell it. */
export const getLesson = (game: string): Promise<Lesson> => printed(`lesson-${game}`);
export const getPacks = (): Promise<Packs> => request("GET", "/api/games/packs");
/** What a game is made of; its own looks know what that is. */
export const getContent = (game: string, pack = ""): Promise<Content> =>
  pack === "" && isPlayedHere(game) ? printed(`content-${game}`) : getContentThere(game, pack);
const getContentThere = (game: string, pack: string): Promise<Content> =>
  request<Content>("GET", `/api/games/${encodeURIComponent(game)}${packQuery(pack)}`).then(withNames);
/** What the server says of itself, and which games it has. */
export const getServer = (): Promise<About> => request("GET", "/api/server");
/**
 * Sets a table: here where nobody else is needed. Else the dice are promised first, so that what this device adds comes
 * after the promise; both are kept.
 */
export async function createTable(table: TableRequest): Promise<TableCreated> {
  if (needsNobody(table)) return request("POST", HERE, table);
  const { commitment } = await request<DicePromise>("POST", "/api/commitments");
  const entropy = randomHex(32);
  const created = await request<TableCreated>("POST", "/api/tables", { ...table, commitment, entropy });
  keepGiven(created.table, commitment, entropy);
  return created;
}
/** Sets the table of a game that is over once more; who asks second gets the same one, with the first one's promise. */
export async function setAgain(table: string): Promise<TableCreated> {
  if (isLocal(table)) return request("POST", `${tableAddress(table)}/rematch`);
  const { commitment } = await request<DicePromise>("POST", "/api/commitments");
  const entropy = randomHex(32);
  const created = await request<TableCreated>("POST", `${tableAddress(table)}/rematch`, { commitment, entropy });
  const { dice } = await getTable(created.table);
  if (dice?.commitment === commitment) keepGiven(created.table, commitment, entropy);
  return created;
}

export const getTable = (table: string): Promise<TableState> => request("GET", tableAddress(table));
/** What the game at a table is made of: that of its content pack, where it has one. */
export const getTableContent = (table: string): Promise<Content> =>
  request<Content>("GET", `${tableAddress(table)}/content`).then(withNames);
export const takeSeat = (table: string, seat: number, name: string): Promise<TableState> => sit(table, seat, { name });
/** Seats somebody who shares this device, or takes a seat of this device back from a bot. */
export const takeSeatBeside = (table: string, seat: number, name: string): Promise<TableState> =>
  sit(table, seat, { name, beside: true });
/** Leaves a seat, or as the host frees another's. */
export const leaveSeat = (table: string, seat: number): Promise<TableState> =>
  request("DELETE", seatAddress(table, seat));
export const giveSeat = (table: string, seat: number, bot: string): Promise<TableState> =>
  request("PUT", `${seatAddress(table, seat)}/bot`, { bot });
/** The link that leads friends to a table, and its picture for their cameras. */
export const getInvitation = (table: string): Promise<Invitation> =>
  request("GET", `${tableAddress(table)}/invitation`);
export const closeTable = (table: string): Promise<TableState> => request("DELETE", tableAddress(table));
export const report = (table: string, version: number, text: string): Promise<Reported> =>
  request("POST", `${tableAddress(table)}/reports`, { version, text });
/** The table as it was at a version and those after it, as many as come in one answer. */
export const getPositions = (table: string, since: number): Promise<Positions> =>
  request("GET", `${tableAddress(table)}/positions?since=${since}`);
/** What happened at a table after a version, as much as comes in one answer. */
export const getEvents = (table: string, from: number): Promise<PastEvents> =>
  request("GET", `${tableAddress(table)}/events?from=${from}`);
/** Content as the rules read it, by its hash. */
export const getPrinted = (hash: string): Promise<Printed> => request("GET", `/api/contents/${hash}`);
export const act = (table: string, asked: ActRequest): Promise<Accepted> =>
  request("POST", `${tableAddress(table)}/actions`, asked);
export const undo = (table: string, asked: UndoRequest): Promise<Accepted> =>
  request("POST", `${tableAddress(table)}/undo`, asked);
/** Where a game is to be had as a file. */
export const logAddress = (table: string): string => `${tableAddress(table)}/log`;
export const getLog = (table: string): Promise<GameLog> => request("GET", logAddress(table));
export const bringIn = (log: unknown): Promise<TableCreated> => request("POST", "/api/imports", log);
/** Carries games of this device that are over up to the server, where they count in statistics. */
export async function carryUp(): Promise<void> {
  if (SITE || reach.gone || !navigator.onLine) return;
  const { carryUp: carry } = await lists();
  await carry((log, held) => askServer("POST", `/api/imports?${held.map((seat) => `held=${seat}`).join("&")}`, log));
}
/** The server's table of a game that was played on this device and is over; null while it has none. */
export async function carriedTable(table: string): Promise<string | null> {
  await carryUp().catch(() => undefined);
  return SITE ? null : (await lists()).carriedOf(table);
}
/** What there is to beat at Spotted! alone; the game at one table is left out. */
export const getSolo = (besides: string): Promise<SoloRecords> =>
  (isLocal(besides) ? askHere : request)("GET", `/api/me/solo?besides=${encodeURIComponent(besides)}`);
/** What the guest's games add up to; without the server, those of this device. */
export async function getStatistics(): Promise<Statistics> {
  await carryUp().catch(() => undefined);
  return reach.gone || !navigator.onLine ? askHere("GET", "/api/me/statistics") : request("GET", "/api/me/statistics");
}

/** Takes a seat. What is added to the dice of a game to come is drawn once their promise was seen; both are kept. */
async function sit(table: string, seat: number, who: Omit<SeatTaking, "entropy">): Promise<TableState> {
  const seen = await getTable(table);
  keepSeen(seen);
  const entropy = seen.status === "waiting" && seen.dice ? randomHex(32) : "";
  const state = await request<TableState>("POST", seatAddress(table, seat), { ...who, entropy });
  if (seen.dice && entropy !== "") keepGiven(table, seen.dice.commitment, entropy, seat);
  return state;
}

/** Lets this device know its reader's name, for games without the server. */
function named(me: Me): Me {
  keepName(me.name, true);
  return me;
}

/** Lets what a pack has names for be called by them. */
function withNames(content: Content): Content {
  if (content.names) addNames(content.names);
  return content;
}

/** Where tables of this device are set. */
const HERE = "/api/tables/here";

const lists = () => import("../local/lists");
const tableAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const seatAddress = (table: string, seat: number): string => `${tableAddress(table)}/seats/${seat}`;
const packQuery = (pack: string): string => (pack === "" ? "" : `?pack=${encodeURIComponent(pack)}`);

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return SITE || path.startsWith(HERE) ? askHere(method, path, body) : askServer(method, path, body);
}

async function askHere<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await import("../local/server")).answer<Answer>(method, path, body);
}

async function askServer<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { accept: "application/json", "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await answerTo(path, init);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { code, sentence, version } = (answer ?? {}) as Partial<ApiError>;
  throw new Refusal(code ?? "unexpected", sentence ?? "", version ?? null);
}

/** A question waits until the server can be reached. What changes something is refused, so that it never happens late. */
async function answerTo(path: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(path, init).catch(() => null);
    if (response !== null && !isFromProxy(response)) {
      reach.meet();
      return response;
    }
    const back = reach.back();
    if (init.method !== "GET") throw new Refusal("network", "");
    await back;
  }
}

/** Whether a proxy answers because the server behind it is away. */
function isFromProxy({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.get("content-type")?.includes("json");
}
