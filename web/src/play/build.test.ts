import { beforeEach, expect, it, vi } from "vitest";
import { reloadIfOld } from "./build";

const HERE = "/assets/index-here.js";
const server = { client: null as string | null, asked: 0 };
const ask = (): Promise<{ client: string | null }> => {
  server.asked += 1;
  return Promise.resolve({ client: server.client });
};

const kept = new Map<string, string>();
const reload = vi.fn();
let script: string | null = HERE;

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  server.asked = 0;
  script = HERE;
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("document", { querySelector: () => (script === null ? null : { getAttribute: () => script }) });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** Whether the page continues with this build; a page that is reloaded never does. */
const goesOn = async (missed: string): Promise<boolean> => {
  const reloaded = reload.mock.calls.length;
  let goes = false;
  void reloadIfOld(missed, ask).then(() => (goes = true));
  await vi.waitFor(() => expect(goes || reload.mock.calls.length > reloaded).toBe(true));
  return goes;
};

it("loads the page again where the server has another build, and shows nothing more by this one", async () => {
  server.client = "/assets/index-newer.js";
  expect(await goesOn("module-1")).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it("does so once for each module that is missed, lest it go on for ever", async () => {
  server.client = "/assets/index-newer.js";
  await goesOn("module-1");
  expect(await goesOn("module-1")).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(server.asked).toBe(1);
  await goesOn("module-2");
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ["the server has the same build", HERE, HERE],
  ["the server has no page", null, HERE],
  ["the page was not built", "/assets/index-newer.js", null],
])("stays where %s", async (_why, client, here) => {
  server.client = client;
  script = here;
  expect(await goesOn("module-1")).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
