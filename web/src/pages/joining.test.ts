import { expect, it } from "vitest";
import { addressIn, tableIn } from "./joining";

const TABLE = "0yBvA-3kqk_Fp1Zc7Qm2Zg";

it("finds the table in a link, with what a messenger puts around it, and in a code", () => {
  expect(tableIn(`https://games.example/t/${TABLE}`)).toBe(TABLE);
  expect(tableIn(` Come and play: http://192.168.1.5:8017/t/${TABLE}/replay?at=3\n`)).toBe(TABLE);
  expect(tableIn(`  ${TABLE} `)).toBe(TABLE);
});

it("finds none in anything else", () => {
  for (const other of ["", "hello there", "https://games.example/rules/spots", "abc"]) expect(tableIn(other)).toBeNull();
});

it("finds the address of a server as it is pasted and as it is said", () => {
  expect(addressIn(`Come and play: http://192.168.1.5:8017/t/${TABLE}\n`)).toBe(`http://192.168.1.5:8017/t/${TABLE}`);
  expect(addressIn("games.example")).toBe("https://games.example/");
  expect(addressIn("192.168.1.5:8017")).toBe("http://192.168.1.5:8017/");
  expect(addressIn("yard.local:8017/new")).toBe("http://yard.local:8017/new");
  for (const other of ["", "hello there", "abc", TABLE, "javascript:alert(1)"]) expect(addressIn(other)).toBeNull();
});
