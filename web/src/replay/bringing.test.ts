import { afterEach, describe, expect, it, vi } from "vitest";
import { bringInFile } from "./bringing";

const file = (text: string, size = text.length) => ({ name: "game.json", size, text: () => Promise.resolve(text) });

function answer(status: number, body: unknown): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("bringing a game in", () => {
  it("leads to the table that holds it", async () => {
    answer(201, { table: "abc" });
    expect(await bringInFile(file("{}"))).toBe("abc");
  });

  it("passes on which event is wrong", async () => {
    answer(422, { code: "log/tampered", sentence: "Event 12 is wrong.", version: 12 });
    await expect(bringInFile(file("{}"))).rejects.toThrow(/^game.json wasn’t opened\. .* event 12 /);
  });

  it("tells of trouble that is not the file's in the usual words", async () => {
    answer(429, { code: "rate/exceeded", sentence: "Too fast.", version: null });
    await expect(bringInFile(file("{}"))).rejects.toThrow("Wait a moment");
  });

  it.each(["", "no game", "[1]", "null", "7"])("takes no file that holds %j", async (text) => {
    await expect(bringInFile(file(text))).rejects.toThrow("isn’t a game file");
  });

  it("does not send what is far too large", async () => {
    await expect(bringInFile(file("{}", 2 ** 21))).rejects.toThrow("larger than 1 MiB");
  });
});
