import { expect, it } from "vitest";
import { codeIn } from "./carry";

it("finds the code in a link, in its fragment and by itself", () => {
  expect(codeIn("http://192.168.1.20:8017/carry#abc-_1")).toBe("abc-_1");
  expect(codeIn(" #abc-_1 ")).toBe("abc-_1");
  expect(codeIn("abc-_1\n")).toBe("abc-_1");
  expect(codeIn("")).toBe("");
  expect(codeIn("#")).toBe("");
});
