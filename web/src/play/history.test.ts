import { beforeEach, expect, it } from "vitest";
import { Hosted } from "../fixtures/hosted";
import { History } from "./history";
import type { PastEvents } from "../wire";

let hosted: Hosted;
const asked: number[] = [];
const load = (from: number): Promise<PastEvents> => {
  asked.push(from);
  return Promise.resolve(hosted.past(from));
};

beforeEach(async () => {
  asked.length = 0;
  hosted = await Hosted.of("spots");
  while (hosted.version < 250) hosted.move(hosted.rules.engine.acting(hosted.position).seats[0] ?? 0);
});

it("plays a game as far as it is asked for, and asks for each part once", async () => {
  const history = new History(hosted.rules, load);
  expect(history.find(1)).toBeUndefined();
  await Promise.all([history.fetch(1), history.fetch(150)]);
  expect(asked).toEqual([0, 100]);
  expect(history.find(0)).toBeNull();
  expect(history.find(1)).toMatchObject({ acting: [] });
  expect(await history.fetch(hosted.version)).toEqual(hosted.rules.engine.view(hosted.position));
  expect(asked).toEqual([0, 100, 200]);
});

it("goes on where a game has gone on", async () => {
  const history = new History(hosted.rules, load);
  await history.reach(hosted.version);
  hosted.move(hosted.rules.engine.acting(hosted.position).seats[0] ?? 0);
  expect(await history.fetch(hosted.version)).toEqual(hosted.rules.engine.view(hosted.position));
});

it("asks again after a failure, and knows what there is not", async () => {
  let down = true;
  const history = new History(hosted.rules, (from) => (down ? Promise.reject(new Error("down")) : load(from)));
  await expect(history.fetch(3)).rejects.toThrow("down");
  down = false;
  expect(await history.fetch(3)).not.toBeNull();
  await expect(history.reach(hosted.version + 1)).rejects.toThrow("no version");
});
