import type {
  About,
  ApiError,
  IdentityLink,
  Me,
  MyData,
  Promise as DicePromise,
  SpotsContent,
  SpottedContent,
  TableCreated,
  TableRequest,
  TableState,
  TableSummary,
} from "../wire";

/** Random bytes as hexadecimal digits; offered also where a page comes without https. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** A request the server refused, or one that never reached it (`network`). */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export const getServer = (): Promise<About> => request("GET", "/api/server");
export const getMe = (): Promise<Me> => request("GET", "/api/me");
export const putMe = (name: string): Promise<Me> => request("PUT", "/api/me", { name });
export const deleteMe = (): Promise<null> => request("DELETE", "/api/me");
/** What is stored about the guest; null where there is none, and none is made. */
export const getMyData = (): Promise<MyData | null> => request("GET", "/api/me/data");
export const makeLink = (): Promise<IdentityLink> => request("POST", "/api/me/links");
export const claimLink = (code: string): Promise<Me> => request("POST", "/api/me/claims", { code });
export const getMyTables = (): Promise<TableSummary[]> => request("GET", "/api/my-tables");
export const getSpots = (): Promise<SpotsContent> => request("GET", "/api/games/spots");
export const getSpotted = (): Promise<SpottedContent> => request("GET", "/api/games/spotted");
/** Sets a table. The dice are promised first, so that what this device adds comes after the promise. */
export async function createTable(table: TableRequest): Promise<TableCreated> {
  const { commitment } = await request<DicePromise>("POST", "/api/commitments");
  return request("POST", "/api/tables", { ...table, commitment, entropy: randomHex(32) });
}
/** Sets the table of a game that is over once more; whoever asks second gets the same one. */
export async function setAgain(table: string): Promise<TableCreated> {
  const { commitment } = await request<DicePromise>("POST", "/api/commitments");
  const dice = { commitment, entropy: randomHex(32) };
  return request("POST", `/api/tables/${encodeURIComponent(table)}/rematch`, dice);
}

export const getTable = (table: string): Promise<TableState> =>
  request("GET", `/api/tables/${encodeURIComponent(table)}`);
export const takeSeat = (table: string, seat: number, name: string): Promise<TableState> =>
  request("POST", `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, {
    name,
    entropy: randomHex(32),
  });

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { accept: "application/json", "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init).catch(() => {
    throw new Refusal("network", "");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { code, sentence } = (answer ?? {}) as Partial<ApiError>;
  throw new Refusal(code ?? "unexpected", sentence ?? "");
}
