import type { Content as Printed } from "../engine/description";
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
  Promise as DicePromise,
  Reported,
  SeatTaking,
  SoloRecords,
  Statistics,
  TableCreated,
  TableRequest,
  TableState,
  TableSummary,
  UndoRequest,
} from "../wire";
import type { GameLog } from "../replay/log";
import { addNames } from "./fluent";
import { keepGiven, keepSeen } from "./kept-dice";
import { reach } from "./reach.svelte";

/** Random bytes as hexadecimal digits; offered also where a page comes without https. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** A request the server refused, or one that never reached it (`network`). */
export class Refusal extends Error {
  readonly code: string;
  /** The table's version, or that of the event that is wrong, where the refusal is about one. */
  readonly version: number | null;

  constructor(code: string, sentence: string, version: number | null = null) {
    super(sentence);
    this.code = code;
    this.version = version;
  }
}

export const getMe = (): Promise<Me> => request("GET", "/api/me");
export const putMe = (name: string): Promise<Me> => request("PUT", "/api/me", { name });
export const deleteMe = (): Promise<null> => request("DELETE", "/api/me");
/** What is stored about the guest; null where there is none, and none is made. */
export const getMyData = (): Promise<MyData | null> => request("GET", "/api/me/data");
export const makeLink = (): Promise<IdentityLink> => request("POST", "/api/me/links");
export const claimLink = (code: string): Promise<Me> => request("POST", "/api/me/claims", { code });
/** How the guest's latest games ended. */
export const getMyResults = (): Promise<FinishedGame[]> => request("GET", "/api/me/results");
export const getMyTables = (): Promise<TableSummary[]> => request("GET", "/api/my-tables");
/** Public tables that wait for players. */
export const getPublicTables = (): Promise<TableSummary[]> => request("GET", "/api/tables");
export const getLesson = (game: string): Promise<Lesson> => request("GET", `/api/lessons/${game}`);
export const getPacks = (): Promise<Packs> => request("GET", "/api/games/packs");
/** What a game is made of; its own looks know what that is. */
export const getContent = (game: string, pack = ""): Promise<Content> =>
  request<Content>("GET", `/api/games/${encodeURIComponent(game)}${packQuery(pack)}`).then(withNames);
/** What the server says of itself, and which games it has. */
export const getServer = (): Promise<About> => request("GET", "/api/server");
/** Sets a table. The dice are promised first, so that what this device adds comes after the promise; both are kept. */
export async function createTable(table: TableRequest): Promise<TableCreated> {
  const { commitment } = await request<DicePromise>("POST", "/api/commitments");
  const entropy = randomHex(32);
  const created = await request<TableCreated>("POST", "/api/tables", { ...table, commitment, entropy });
  keepGiven(created.table, commitment, entropy);
  return created;
}
/** Sets the table of a game that is over once more; who asks second gets the same one, with the first one's promise. */
export async function setAgain(table: string): Promise<TableCreated> {
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
/** What there is to beat at Spotted! alone; the game at one table is left out. */
export const getSolo = (besides: string): Promise<SoloRecords> =>
  request("GET", `/api/me/solo?besides=${encodeURIComponent(besides)}`);
export const getStatistics = (): Promise<Statistics> => request("GET", "/api/me/statistics");

/** Takes a seat. What is added to the dice of a game to come is drawn once their promise was seen; both are kept. */
async function sit(table: string, seat: number, who: Omit<SeatTaking, "entropy">): Promise<TableState> {
  const seen = await getTable(table);
  keepSeen(seen);
  const entropy = seen.status === "waiting" && seen.dice ? randomHex(32) : "";
  const state = await request<TableState>("POST", seatAddress(table, seat), { ...who, entropy });
  if (seen.dice && entropy !== "") keepGiven(table, seen.dice.commitment, entropy, seat);
  return state;
}

/** Lets what a pack has names for be called by them. */
function withNames(content: Content): Content {
  if (content.names) addNames(content.names);
  return content;
}

const tableAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const seatAddress = (table: string, seat: number): string => `${tableAddress(table)}/seats/${seat}`;
const packQuery = (pack: string): string => (pack === "" ? "" : `?pack=${encodeURIComponent(pack)}`);

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
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
