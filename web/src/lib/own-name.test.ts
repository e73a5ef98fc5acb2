import { afterEach, expect, test, vi } from "vitest";
import { keepName, nameHere } from "./name-here";
import { OwnName } from "./own-name.svelte";

afterEach(() => vi.unstubAllGlobals());

test("a name that another page has just told is neither overlooked nor erased by playing on", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ guest: "g", name: "Kim" })));
  const own = new OwnName();
  keepName("Kim", true);
  own.saveHere();
  expect(nameHere()).toBe("Kim");
  await own.met;
  expect(own.typed).toBe("Kim");
  own.saveHere();
  expect(nameHere()).toBe("Kim");
});
