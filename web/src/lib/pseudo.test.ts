import { expect, it } from "vitest";
import { pseudo } from "./pseudo";

it("stays readable, looks foreign and is longer", () => {
  expect(pseudo("Set the table")).toBe("Šétt théé táblééé");
  expect(pseudo(" · 3, ")).toBe(" · 3, ");
});
