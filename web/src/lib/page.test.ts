import { expect, it } from "vitest";
import { pageAt, tablePath } from "./page";

it("knows its pages by address", () => {
  expect(pageAt("/")).toEqual({ name: "home" });
  expect(pageAt("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(pageAt("/t/abc/")).toEqual({ name: "table", table: "abc" });
  expect(pageAt("/t/")).toEqual({ name: "unknown" });
  for (const name of ["me", "carry", "privacy"]) expect(pageAt(`/${name}`)).toEqual({ name });
  expect(pageAt("/other")).toEqual({ name: "unknown" });
});

it("finds back to the table whose path it made", () => {
  expect(pageAt(tablePath("a b/c"))).toEqual({ name: "table", table: "a b/c" });
});
