import { describe, expect, it } from "vitest";
import { wantedLanguage, withLanguageOf, withoutLanguage } from "./language";

const KNOWN = ["de", "en", "fr", "nl", "ru"];
const wanted = (search: string, chosen: string, ...browser: string[]): string =>
  wantedLanguage({ search, chosen, browser }, KNOWN);

describe("the language", () => {
  it("is the first of the browser's that there is, whatever its country", () => {
    expect(wanted("", "system", "fr-CH", "de")).toBe("fr");
    expect(wanted("", "system", "ja", "nl-BE", "en")).toBe("nl");
    expect(wanted("", "system", "en-US")).toBe("en");
  });

  it("is English where there is none of them", () => {
    expect(wanted("", "system", "ja", "pt-BR")).toBe("en");
    expect(wanted("", "system")).toBe("en");
  });

  it("is the reader's choice rather than the browser's, and the link's rather than both", () => {
    expect(wanted("", "ru", "fr")).toBe("ru");
    expect(wanted("?at=3&lang=de", "ru", "fr")).toBe("de");
  });

  it("is not taken from a link or a choice that means nothing", () => {
    expect(wanted("?lang=xx", "ru", "fr")).toBe("ru");
    expect(wanted("?lang=%%%", "system", "fr")).toBe("fr");
    expect(wanted("", "klingon", "fr")).toBe("fr");
  });

  it("is the disguise of English for a link only", () => {
    expect(wanted("?lang=en-XA", "ru", "fr")).toBe("en-XA");
    expect(wanted("", "en-XA", "fr")).toBe("en");
  });
});

describe("links", () => {
  it("keep the language of the address they are followed from", () => {
    expect(withLanguageOf("?lang=fr", "/rules/spots#bust")).toBe("/rules/spots?lang=fr#bust");
    expect(withLanguageOf("?at=3&lang=fr", "/t/abc/replay?at=4")).toBe("/t/abc/replay?at=4&lang=fr");
    expect(withLanguageOf("?at=3", "/t/abc/replay?at=4")).toBe("/t/abc/replay?at=4");
  });

  it("can be rid of it", () => {
    expect(withoutLanguage("http://pip.example/t/a?at=3&lang=fr#x")).toBe("/t/a?at=3#x");
  });
});
