import { expect, it } from "vitest";
import { setGame, sitDownHere } from "../fixtures/here";
import type { TableRequest } from "../wire";
import { store } from "./lists";
import { NoRoom } from "./store";
import { bringIn } from "./tables";

it("says so where there is no room for a game that is brought in, and takes it once there is", async () => {
  const { host } = await sitDownHere(await setGame({ game: "spotted", seats: [{ kind: "me" }] } as TableRequest, "5a".repeat(32)));
  await host.close();
  const { write } = store;
  store.write = () => Promise.reject(new NoRoom());
  try {
    await expect(bringIn(host.file())).rejects.toMatchObject({ code: "device/no-room" });
  } finally {
    store.write = write;
  }
  const brought = await bringIn(host.file());
  expect((await store.find(brought))?.rows).toEqual(host.file().events);
});
