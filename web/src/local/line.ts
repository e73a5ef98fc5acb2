import type { Socket } from "../lib/connection";
import { LocalSocket } from "./socket";

/** Connects to a table in this browser, from a version on. */
export function openLine(id: string, since: number | null): Socket {
  const socket = new LocalSocket();
  import("./tables")
    .then(({ hostOf }) => hostOf(id))
    .then(
      (host) => !socket.closed && host.connect(socket, since),
      () => socket.onclose?.(new CloseEvent("close")),
    );
  return socket;
}
