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

/** The pending request for the guest's identity: a newcomer who sent two at once would become two guests. */
let meeting: Promise<Me> | null = null;
export const getMe = (): Promise<Me> => (meeting ??= request<Me>("GET", "/api/me").finally(() => (meeting = null)));
export const putMe = (name: string): Promise<Me> => request<Me>("PUT", "/api/me", { name }).then(named);
/** Deletes the guest, on the server and on this device. */
export async function deleteMe(): Promise<null> {
  await request("DELETE", "/api/me");
  return (await lists()).forgetAll();
}
/** The data stored about the guest; null if there is no guest, and none is created. */
export const getMyData = (): Promise<MyData | null> => request("GET", "/api/me/data");
export const makeLink = (): Promise<IdentityLink> => request("POST", "/api/me/links");
export const makeSpareKey = (): Promise<SpareKey> => request("POST", "/api/me/spare-keys");
export const putPush = (push: PushRequest): Promise<null> => request("PUT", "/api/me/push", push);
export const claimLink = (code: string): Promise<Me> => request<Me>("POST", "/api/me/claims", { code }).then(named);
/** The results of the guest's latest games. */
export const getMyResults = (): Promise<FinishedGame[]> => request("GET", "/api/me/results");
/** The guest's tables: those on this device and those on the server. */
export async function getMyTables(): Promise<TableSummary[]> {
  const there = await request<TableSummary[]>("GET", "/api/my-tables");
  return SITE ? there : [...(await tablesHere()), ...there];
}
/** Only the tables on this device, which are available without the server. */
export const tablesHere = async (): Promise<TableSummary[]> => (await lists()).myTables();
/** The results of the games on this device. */
export const resultsHere = async (): Promise<FinishedGame[]> => (await lists()).results();
/** Public tables that wait for players. */
export const getPublicTables = (): Promise<TableSummary[]> => request("GET", "/api/tables");
/** Lessons come with the page, in the form of the server's response. */
export const getLesson = (game: string): Promise<Lesson> => printed(`lesson-${game}`);
export const getPacks = (): Promise<Packs> => request("GET", "/api/games/packs");
/** A game's content; the game's own components know its type. */
export const getContent = (game: string, pack = ""): Promise<Content> =>
  pack === "" && isPlayedHere(game) ? printed(`content-${game}`) : getContentThere(game, pack);
const getContentThere = (game: string, pack: string): Promise<Content> =>
  request<Content>("GET", `/api/games/${encodeURIComponent(game)}${packQuery(pack)}`).then(withNames);
/** The server's description of itself, including its games. */
export const getServer = (): Promise<About> => request("GET", "/api/server");
/**
 * Creates a table: on this device if nobody else is needed. Otherwise the dice are promised first, so that what this
 * device adds comes after the promise; both are stored.
 */
export async function createTable(table: TableRequest): Promise<TableCreated> {
  if (needsNobody(table)) return request("POST", HERE, table);
  const { commitment } = await request<DicePromise>("POST", "/api/commitments");
  const entropy = randomHex(32);
  const created = await request<TableCreated>("POST", "/api/tables", { ...table, commitment, entropy });
  keepGiven(created.table, commitment, entropy);
  return created;
}
/** Creates a rematch of a finished game; a second request gets the same table, with the promise of the first. */
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
/** The content of a table's game: that of its content pack, if it has one. */
export const getTableContent = (table: string): Promise<Content> =>
  request<Content>("GET", `${tableAddress(table)}/content`).then(withNames);
export const takeSeat = (table: string, seat: number, name: string): Promise<TableState> => sit(table, seat, { name });
/** Gives a seat to another person on this device, or takes a seat of this device back from a bot. */
export const takeSeatBeside = (table: string, seat: number, name: string): Promise<TableState> =>
  sit(table, seat, { name, beside: true });
/** Leaves a seat, or, for the host, frees another player's. */
export const leaveSeat = (table: string, seat: number): Promise<TableState> =>
  request("DELETE", seatAddress(table, seat));
export const giveSeat = (table: string, seat: number, bot: string): Promise<TableState> =>
  request("PUT", `${seatAddress(table, seat)}/bot`, { bot });
/** The link that leads friends to a table, and its QR code. */
export const getInvitation = (table: string): Promise<Invitation> =>
  request("GET", `${tableAddress(table)}/invitation`);
export const closeTable = (table: string): Promise<TableState> => request("DELETE", tableAddress(table));
export const report = (table: string, version: number, text: string): Promise<Reported> =>
  request("POST", `${tableAddress(table)}/reports`, { version, text });
/** The table at a version and at those after it, as many as one response contains. */
export const getPositions = (table: string, since: number): Promise<Positions> =>
  request("GET", `${tableAddress(table)}/positions?since=${since}`);
/** What happened at a table after a version, as much as one response contains. */
export const getEvents = (table: string, from: number): Promise<PastEvents> =>
  request("GET", `${tableAddress(table)}/events?from=${from}`);
/** Content in the form that the rules use, by its hash. */
export const getPrinted = (hash: string): Promise<Printed> => request("GET", `/api/contents/${hash}`);
export const act = (table: string, asked: ActRequest): Promise<Accepted> =>
  request("POST", `${tableAddress(table)}/actions`, asked);
export const undo = (table: string, asked: UndoRequest): Promise<Accepted> =>
  request("POST", `${tableAddress(table)}/undo`, asked);
/** The address of a game's log file. */
export const logAddress = (table: string): string => `${tableAddress(table)}/log`;
export const getLog = (table: string): Promise<GameLog> => request("GET", logAddress(table));
export const bringIn = (log: unknown): Promise<TableCreated> => request("POST", "/api/imports", log);
/** Uploads finished games of this device to the server, where they count in statistics. */
export async function carryUp(): Promise<void> {
  if (SITE || reach.gone || !navigator.onLine) return;
  const { carryUp: carry } = await lists();
  await carry((log, held) => askServer("POST", `/api/imports?${held.map((seat) => `held=${seat}`).join("&")}`, log));
}
/** The server's table of a finished game that was played on this device; null while it has none. */
export async function carriedTable(table: string): Promise<string | null> {
  await carryUp().catch(() => undefined);
  return SITE ? null : (await lists()).carriedOf(table);
}
/** The records to beat in solo Spotted!, without the game at one table. */
export const getSolo = (besides: string): Promise<SoloRecords> =>
  (isLocal(besides) ? askHere : request)("GET", `/api/me/solo?besides=${encodeURIComponent(besides)}`);
/** The statistics of the guest's games; without a server, those of this device. */
export async function getStatistics(): Promise<Statistics> {
  await carryUp().catch(() => undefined);
  return reach.gone || !navigator.onLine ? askHere("GET", "/api/me/statistics") : request("GET", "/api/me/statistics");
}

/** Takes a seat. The addition to the dice of a future game is drawn after the promise was seen; both are stored. */
async function sit(table: string, seat: number, who: Omit<SeatTaking, "entropy">): Promise<TableState> {
  const seen = await getTable(table);
  keepSeen(seen);
  const entropy = seen.status === "waiting" && seen.dice ? randomHex(32) : "";
  const state = await request<TableState>("POST", seatAddress(table, seat), { ...who, entropy });
  if (seen.dice && entropy !== "") keepGiven(table, seen.dice.commitment, entropy, seat);
  return state;
}

/** Stores the reader's name on this device, for games without the server. */
function named(me: Me): Me {
  keepName(me.name, true);
  return me;
}

/** Registers the names that a pack gives to its content. */
function withNames(content: Content): Content {
  if (content.names) addNames(content.names);
  return content;
}

/** The address for tables on this device. */
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

/** Reads wait until the server can be reached. Writes are refused, so that they never happen late. */
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

/** Whether the response comes from a proxy because the server behind it is down. */
function isFromProxy({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.get("content-type")?.includes("json");
}
