import { afterEach, expect, test, vi } from "vitest";
import { getMe } from "./api";

afterEach(() => vi.unstubAllGlobals());

test("who one is, is asked once at a time: a newcomer who asked twice would be two guests", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
  const [first, second] = [getMe(), getMe()];
  expect(answers).toHaveLength(1);
  answers[0]?.(Response.json({ guest: "g", name: "Kim" }));
  expect(await first).toEqual({ guest: "g", name: "Kim" });
  expect(await second).toEqual(await first);
  const later = getMe();
  expect(answers).toHaveLength(2);
  answers[1]?.(Response.json({ guest: "g", name: "Lou" }));
  expect(await later).toEqual({ guest: "g", name: "Lou" });
});
