import { afterEach, describe, expect, it } from "vitest";
import { words } from "virtual:words";
import { addNames, addWords, dayOf, hasMessage, languageName, listOf, messageId, nameOf, speak, t } from "./fluent";

await Promise.all(Object.keys(words["en"] ?? {}).map(addWords));

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids in calls of `t`: alone, or as the two branches of a condition. */
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

  it("are those of a pack in the languages it has them for", async () => {
    addNames({ fr: { Zoomies: "Quart d’heure de folie", Walk: "Balade" } });
    expect(nameOf("trick", "Zoomies")).toBe("Zoomies");
    await speak("fr");
    expect(nameOf("trick", "Zoomies")).toBe("Quart d’heure de folie");
    expect(nameOf("trick", "Walk")).toBe("Balade");
    await speak("en");
    expect(nameOf("trick", "Walk")).toBe("Walk");
  });

  it("have attributes", () => {
    expect(t("bot-greedy.about")).toMatch(/\.$/);
  });
});

it("sets an apostrophe alone after names that end in s", () => {
  expect(t("turn-of", { name: "Zoomies" })).toBe("Zoomies’ turn");
  expect(t("turn-of", { name: "Biscuit" })).toBe("Biscuit’s turn");
});

describe("languages", () => {
  afterEach(() => speak("en"));

  it("name themselves", () => {
    expect(["de", "en", "fr", "nl", "ru"].map(languageName)).toEqual([
      "Deutsch",
      "English",
      "Français",
      "Nederlands",
      "Русский",
    ]);
  });

  it("change what is said, and how lists and days are written", async () => {
    await speak("fr");
    expect(t("d0g")).not.toBe("");
    expect(listOf([3, 4, 6])).toBe("3, 4 et 6");
    expect(dayOf(Date.UTC(2026, 4, 3, 12))).toBe("3 mai 2026");
  });

  it("bring the messages of every part that is in use", async () => {
    await speak("fr");
    expect(hasMessage("rules-title")).toBe(true);
  });

  it("speak the latest of two that were asked for", async () => {
    await Promise.all([speak("fr"), speak("en")]);
    expect(listOf([3, 4])).toBe("3 and 4");
  });

  it("can be a disguise of English", async () => {
    await speak("en-XA");
    expect(t("seat-number", { seat: 3 })).toBe("Šéáttt 3");
  });
});

it("joins lists as English does", () => {
  expect(listOf([3])).toBe("3");
  expect(listOf([3, 4])).toBe("3 and 4");
  expect(listOf([3, 4, 6])).toBe("3, 4 and 6");
});
