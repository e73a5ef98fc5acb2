import { expect, test } from "vitest";
import { once, onceEach } from "./once";

test("it is loaded once, and those who wait go on in the order in which they asked", async () => {
  const [loads, done]: [((value: string) => void)[], string[]] = [[], []];
  const get = once(() => new Promise<string>((resolve) => loads.push(resolve)));
  const all = Promise.all(["first", "second", "third"].map((who) => get().then((value) => done.push(`${who} ${value}`))));
  // Had everybody loaded it again, the last one would now be first.
  for (const [at, resolve] of loads.toReversed().entries()) resolve(`load ${loads.length - at}`);
  await all;
  expect(done).toEqual(["first load 1", "second load 1", "third load 1"]);
});

test("a load that failed is tried again", async () => {
  let tries = 0;
  const get = once(() => ((tries += 1) === 1 ? Promise.reject(new Error("no network")) : Promise.resolve(tries)));
  await expect(get()).rejects.toThrow("no network");
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
});

test("things with different names are loaded separately", async () => {
  const [get, loaded]: [ReturnType<typeof onceEach<string>>, string[]] = [onceEach(), []];
  const load = (name: string) => (): Promise<string> => {
    loaded.push(name);
    return Promise.resolve(name);
  };
  for (const name of ["spots", "spotted", "spots"]) expect(await get(name, load(name))).toBe(name);
  expect(loaded).toEqual(["spots", "spotted"]);
});
