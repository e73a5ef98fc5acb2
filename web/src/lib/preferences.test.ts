import { describe, expect, it } from "vitest";
import { USUAL, attributesFor, preferencesFrom } from "./preferences";

describe("preferencesFrom", () => {
  it("reads back what was stored", () => {
    const wished = { ...USUAL, theme: "dark", motion: "full", pace: "unhurried", sound: true, large: true, game: "spotted" } as const;
    expect(preferencesFrom(JSON.stringify(wished))).toEqual(wished);
  });

  it("takes what it does not understand as usual", () => {
    for (const stored of [null, "", "{", "null", "7", '{"theme":"pink","sound":"loud","motion":3,"pace":"system","game":7}']) {
      expect(preferencesFrom(stored)).toEqual(USUAL);
    }
  });
});

describe("attributesFor", () => {
  const calm = { dark: true, reduced: true };

  it("follows the system where nothing else is wished", () => {
    expect(attributesFor(USUAL, calm)).toMatchObject({ "data-theme": "dark", "data-motion": "reduced" });
    expect(attributesFor(USUAL, { dark: false, reduced: false })).toEqual({
      "data-theme": "light",
      "data-motion": "full",
      "data-patterns": null,
      "data-large": null,
    });
  });

  it("puts what is wished before the system", () => {
    const wished = { ...USUAL, theme: "light", motion: "full", patterns: true, large: true } as const;
    expect(attributesFor(wished, calm)).toEqual({
      "data-theme": "light",
      "data-motion": "full",
      "data-patterns": "",
      "data-large": "",
    });
  });
});
