import { describe, expect, it } from "vitest";
import "../learn/words";
import "../rules/words";
import "../settings/words";
import { hasMessage, listOf, messageId, nameOf, t } from "./fluent";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids written out in calls of `t`: alone, or as the two branches of a condition. */
function idsIn(source: string): string[] {
  const alone = [...source.matchAll(/\bt\(\s*"([\w.-]+)"/g)];
  const either = [...source.matchAll(/\bt\([^"{,]*\?\s*"([\w.-]+)"\s*:\s*"([\w.-]+)"/g)];
  return [...alone, ...either].flatMap(([, ...ids]) => ids);
}

describe("messages", () => {
  const used = Object.entries(sources).flatMap(([file, source]) =>
    idsIn(source).map((id) => [id, file] as const),
  );

  it("are used all over the client", () => {
    expect(used.length).toBeGreaterThan(60);
  });

  it.each(used)("%s exists (%s)", (id) => {
    expect(hasMessage(id)).toBe(true);
  });
});

describe("names", () => {
  it("are found by the words of the wire", () => {
    expect(messageId("trick", "Roll Over")).toBe("trick-roll-over");
    expect(nameOf("set", "adoption event")).toBe("Adoption Event");
    expect(nameOf("bot", "someone new")).toBe("someone new");
  });

  it("have attributes", () => {
    expect(t("bot-greedy.about")).toMatch(/\.$/);
  });
});

it("joins lists as English does", () => {
  expect(listOf([3])).toBe("3");
  expect(listOf([3, 4])).toBe("3 and 4");
  expect(listOf([3, 4, 6])).toBe("3, 4 and 6");
});
