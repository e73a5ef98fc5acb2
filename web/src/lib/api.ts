import type {
  About,
  ApiError,
  IdentityLink,
  Me,
  MyData,
  SpotsContent,
  SpottedContent,
  TableCreated,
  TableRequest,
  TableState,
  TableSummary,
} from "../wire";

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
export const createTable = (table: TableRequest): Promise<TableCreated> =>
  request("POST", "/api/tables", table);
export const getTable = (table: string): Promise<TableState> =>
  request("GET", `/api/tables/${encodeURIComponent(table)}`);
export const takeSeat = (table: string, seat: number, name: string): Promise<TableState> =>
  request("POST", `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, { name });

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
