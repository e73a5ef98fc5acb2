import { expect, it } from "vitest";
import { newTablePath, pageAt, replayPath, tablePath } from "./page";

it("knows its pages by address", () => {
  expect(pageAt("/")).toEqual({ name: "home" });
  expect(pageAt("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(pageAt("/t/abc/")).toEqual({ name: "table", table: "abc" });
  expect(pageAt("/t/")).toEqual({ name: "unknown" });
  for (const name of ["me", "carry", "new", "join", "privacy", "settings"]) expect(pageAt(`/${name}`)).toEqual({ name });
  expect(pageAt("/me/games")).toEqual({ name: "games" });
  expect(pageAt("/t/abc/replay")).toEqual({ name: "replay", table: "abc" });
  expect(pageAt("/t/abc/other")).toEqual({ name: "unknown" });
  expect(pageAt("/rules/spots")).toEqual({ name: "rules", game: "spots" });
  expect(pageAt("/learn/spotted/")).toEqual({ name: "learn", game: "spotted" });
  expect(pageAt("/rules/a/b")).toEqual({ name: "unknown" });
  expect(pageAt("/other")).toEqual({ name: "unknown" });
});

it("finds back to the table whose path it made", () => {
  expect(pageAt(tablePath("a b/c"))).toEqual({ name: "table", table: "a b/c" });
});

it("links to a position of a replay", () => {
  expect(replayPath("a b")).toBe("/t/a%20b/replay");
  expect(replayPath("abc", 12)).toBe("/t/abc/replay?at=12");
});

it("leads to where a table is set, for one of the games", () => {
  expect(newTablePath()).toBe("/new");
  expect(newTablePath("spotted")).toBe("/new?game=spotted");
});
