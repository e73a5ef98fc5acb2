import { expect, it } from "vitest";
import { view } from "../fixtures/spots";
import type { Positions } from "../wire";
import { PASSAGE, Passages } from "./passages";

function fake(latest: number): { asked: number[]; load: (since: number) => Promise<Positions> } {
  const asked: number[] = [];
  return {
    asked,
    load: (since) => {
      asked.push(since);
      const count = Math.min(PASSAGE, latest - since + 1);
      const positions = Array.from({ length: count }, (_, index) => ({
        version: since + index,
        view: since + index === 0 ? null : { ...view, deck: since + index },
      }));
      return Promise.resolve({ game: "spots", latest, positions });
    },
  };
}

it("asks for each passage once, also while it is on its way", async () => {
  const { asked, load } = fake(200);
  const passages = new Passages(load);
  expect(passages.find(70)).toBeUndefined();
  const [first] = await Promise.all([passages.fetch(70), passages.fetch(100)]);
  expect(first).toMatchObject({ deck: 70 });
  expect(passages.find(127)).toMatchObject({ deck: 127 });
  expect(passages.find(0)).toBeUndefined();
  expect(await passages.fetch(0)).toBeNull();
  expect(asked).toEqual([64, 0]);
});

it("asks again after a failure", async () => {
  let down = true;
  const { load } = fake(10);
  const passages = new Passages((since) => (down ? Promise.reject(new Error("down")) : load(since)));
  await expect(passages.fetch(3)).rejects.toThrow("down");
  down = false;
  expect(await passages.fetch(3)).toMatchObject({ deck: 3 });
});

it("asks again for the end of a game that goes on", async () => {
  const { asked, load } = fake(10);
  const passages = new Passages(load);
  await passages.fetch(10);
  passages.forgetFrom(10);
  await passages.fetch(10);
  expect(asked).toEqual([0, 0]);
  expect(passages.find(10)).toMatchObject({ deck: 10 });
});
