import { describe, expect, it } from "vitest";
import { blockOf, promiseOf, source } from "./fair";

/** The test vectors of docs/dice.md, which were computed with openssl and shell arithmetic. */
const A = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const B = "ff".repeat(32);
const X = ["00ff", "", ""];
const Y = [
  "a1b2c3d4e5f60718293a4b5c6d7e8f90",
  "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
];
const Z = [""];
const HALF = 2147483649;

describe("the scheme's test vectors", () => {
  it("promises", () => {
    expect(promiseOf(A)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    expect(promiseOf(B)).toBe("af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051");
  });

  it.each([
    [A, X, "deck", 0, 0, "79c016003a1323ffbf48bdaafabfa86ca9dbe52606e24fd7734ff6e7e3d4aab6"],
    [A, X, "deck", 1, 0, "307d524b6772151b5524a42d95573d4e4587ea7d46a1d384220289d03d7ba645"],
    [A, X, "dice/0", 0, 0, "0a161f15be82e7cf639e5fed4afbafc96b6fa792d100104c37d31d9db3df0c9d"],
    [A, X, "dice/0", 0, 1, "4e907f51e606ab99c532b84d792b8ae4d71e9636732c6c1389827240abfd84a6"],
    [A, X, "dice/0", 1, 0, "b592411351f0788dccf2c2d02284aab2839a12b3e4297c27fb625cf2b9531ca0"],
    [A, Z, "dice/d0g", 12, 0, "4c0d3d29b75dff5af6e89ea97358f052f7837b754eedd4823cd1efa5dbedd4c8"],
    [B, Y, "tiles/1", 3, 0, "2d053cd9402107bc0bdc0711615fa87b29bfa79032f954089ef60a789686e5a1"],
  ])("block %#", (seed, inputs, purpose, number, block, expected) => {
    expect(blockOf(seed, inputs, { purpose, number }, block)).toBe(expected);
  });

  it.each([
    [A, X, "dice/0", 0, Array(10).fill(6), [3, 5, 1, 5, 0, 4, 5, 1, 1, 5]],
    [A, X, "deck", 0, [32], [0]],
    [A, X, "deck", 1, [31], [13]],
    [A, Z, "dice/d0g", 12, [6], [5]],
    [B, Y, "tiles/1", 3, [2], [1]],
    [A, X, "dice/0", 0, Array(5).fill(HALF), [169221909, 1671323629, 1258008521, 1802479506, 936582557]],
  ])("numbers %#", (seed, inputs, purpose, number, bounds: number[], expected) => {
    const below = source(seed, inputs, { purpose, number });
    expect(bounds.map((bound) => below(bound))).toEqual(expected);
  });
});
