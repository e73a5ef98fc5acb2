import { expect, it } from "vitest";
import { tableIn } from "./joining";

const TABLE = "0yBvA-3kqk_Fp1Zc7Qm2Zg";

it("finds the table in a link, with what a messenger puts around it, and in a code", () => {
  expect(tableIn(`https://games.example/t/${TABLE}`)).toBe(TABLE);
  expect(tableIn(` Come and play: http://192.168.1.5:8017/t/${TABLE}/replay?at=3\n`)).toBe(TABLE);
  expect(tableIn(`  ${TABLE} `)).toBe(TABLE);
});

it("finds none in anything else", () => {
  for (const other of ["", "hello there", "https://games.example/rules/spots", "abc"]) expect(tableIn(other)).toBeNull();
});
