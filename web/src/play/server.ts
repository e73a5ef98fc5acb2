import * as api from "../lib/api";
import { Refusal } from "../lib/refusal";
import type { LiveServer } from "./live";
import { rulesOf } from "./rules";

/** The server of a table: this device, or the server that this page came from. */
export function serverOf(table: string): LiveServer {
  return {
    rules: (about) => rulesOf(about, api.getPrinted),
    events: (from) => api.getEvents(table, from),
    table: () => api.getTable(table),
    positions: (since) => api.getPositions(table, since),
    act: (request) => api.act(table, request),
    undo: (request) => api.undo(table, request),
    codeOf: (thrown) => (thrown instanceof Refusal ? thrown.code : "unexpected"),
  };
}
