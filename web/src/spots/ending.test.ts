import { describe, expect, it } from "vitest";
import { seats, view } from "../fixtures/spots";
import type { Fact, Seat, SpotsView } from "../wire";
import { bunting, layoutOf, linesOf, rays } from "../end/layout";
import { crowdOf, endingOf } from "./ending";
import { headlineOf, namedOf, subtitleOf } from "./end-words";

const dog = (name: string, spaces: number[], filled: number[], scored = false) => ({ name, spaces, filled, paws: 0, scored, complete: scored });
const NAMES = ["Momo", "Burt", "Louise", "Raya", "Jolene", "Wolfgang"];
const pack = (seat: number, scored: number, open = [dog("Rogue", [2, 4, 5], [4, 5]), dog("Bitsy", [1, 3], [])]) => ({
  seat,
  treats: 2 - seat,
  yard: [],
  buried: 0,
  paws: 0,
  scored,
  cards: 6,
  dogs: [...NAMES.slice(0, scored).map((name) => dog(name, [1, 2], [1, 2], true)), ...open],
});
const facts: Fact[] = [
  { type: "turn_started", seat: 0 },
  { type: "dogs_scored", seat: 0, dogs: ["Wolfgang", "Momo"], fast: "no" },
  { type: "turn_started", seat: 1 },
  { type: "busted", seat: 1, dice: 3 },
  { type: "turn_started", seat: 0 },
  { type: "dogs_scored", seat: 0, dogs: ["Louise", "Raya", "Jolene", "Burt"], fast: "yes" },
  { type: "game_won", seat: 0 },
];
const over = (winner: number, mine = 6, theirs = 4): SpotsView => ({ ...view, winner, players: [pack(0, mine), pack(1, theirs)] });

describe("a game that was won", () => {
  const ending = endingOf(over(0), seats, facts);

  it("has the reader's pack, the last dog scored at its end", () => {
    expect(ending).toMatchObject({ kind: "won", winner: 0, nearest: null });
    expect(ending.proud).toEqual(["Wolfgang", "Momo", "Louise", "Raya", "Jolene", "Burt"]);
  });

  it("says who won and by how little, and never a style", () => {
    const words = `${headlineOf(ending, seats)} ${subtitleOf(ending, seats)}`;
    expect(words).toBe("Six proud dogs. You win! Burt made it. Biscuit had 4 proud dogs.");
    expect(words).not.toMatch(/risky/i);
  });

  it("counts dogs, busts, treats and turns, the reader first", () => {
    expect(ending.players).toEqual([
      { seat: 0, dogs: 6, busts: 0, treats: 2, turns: 2 },
      { seat: 1, dogs: 4, busts: 1, treats: 1, turns: 1 },
    ]);
  });

  it("is told by names where a picture of it goes elsewhere", () => {
    expect(namedOf(ending, seats).headline).toBe("Six proud dogs. Ann wins!");
    expect(namedOf(endingOf(over(1, 5, 6), seats, facts), seats).subtitle).toBe("Ann had 5 proud dogs.");
  });
});

describe("a game that was lost", () => {
  it("shows the dog that missed least, and what it missed", () => {
    const ending = endingOf(over(1, 5, 6), seats, facts);
    expect(ending).toMatchObject({ kind: "lost", missing: [2], open: ["Bitsy"] });
    expect(headlineOf(ending, seats)).toBe("So close. Biscuit got there first.");
    expect(subtitleOf(ending, seats)).toBe("You had 5 proud dogs, and Rogue was just one 2 away.");
  });

  it("never calls an empty dog near", () => {
    const empty = [dog("Frankie", [3, 6], []), dog("Rogue", [2, 4, 5, 6], [4])];
    const game = (open: typeof empty): SpotsView => ({ ...over(1, 4, 6), players: [pack(0, 4, open), pack(1, 6)] });
    expect(endingOf(game(empty), seats, facts).nearest?.name).toBe("Rogue");
    const ending = endingOf(game(empty.slice(0, 1)), seats, facts);
    expect(ending.nearest).toBeNull();
    expect(subtitleOf(ending, seats)).toBe("You had 4 proud dogs.");
    expect(crowdOf(ending)).toEqual({ ahead: ending.proud.at(-1), others: [...ending.proud.slice(0, -1), "Frankie"] });
  });

  it("was not close where it was not", () => {
    expect(headlineOf(endingOf(over(1, 2, 6), seats, facts), seats)).toBe("Biscuit got there first.");
  });

  it("may have been lost to d0g, who never busts", () => {
    const alone: SpotsView = { ...over(0, 3), winner: null, d0g_won: true, d0g: { treats: 1, scored: NAMES }, players: [pack(0, 3)] };
    const ending = endingOf(alone, seats.slice(0, 1), facts);
    expect(ending).toMatchObject({ kind: "lost", winner: null });
    expect(ending.players.at(-1)).toMatchObject({ seat: null, dogs: 6, busts: null });
    expect(headlineOf(ending, seats.slice(0, 1))).toBe("d0g got there first.");
  });
});

it("is a feast by name where several share a device, or somebody watches", () => {
  const shared: Seat[] = seats.map((seat) => ({ ...seat, mine: true, kind: "person", bot: null, name: seat.seat === 0 ? "Ann" : "Ben" }));
  const strangers = shared.map((seat) => ({ ...seat, mine: false }));
  for (const around of [shared, strangers]) {
    const ending = endingOf(over(1, 5, 6), around, facts);
    expect(ending.kind).toBe("feast");
    expect(headlineOf(ending, around)).toBe("Six proud dogs. Ben wins!");
  }
});

describe("the scene", () => {
  const sizes = [
    [1308, 585],
    [1382, 700],
    [768, 700],
    [390, 500],
    [360, 352],
    [360, 300],
    [1200, 576],
  ];

  it.each(sizes)("of %i by %i cuts nobody, and nobody stands before anybody else or a name", (width = 0, height = 0) => {
    for (const lost of [true, false])
      for (const count of [0, 1, 2, 3, 4, 5])
        for (const top of [0.2 * height, 0.45 * height]) {
          const { first, front, others, podium, text } = layoutOf(width, height, lost, count, top);
          expect(others).toHaveLength(count);
          const named = [...others, ...(lost ? [front] : [])];
          const boxes = [
            { left: podium.x, right: podium.x + podium.width, top: podium.y, bottom: podium.y + podium.height },
            { left: first.x - first.width / 2, right: first.x + first.width / 2, top: first.y - first.height, bottom: podium.y },
            ...named.map(({ x, y, width: w, height: h }) => ({ left: x - w / 2, right: x + w / 2, top: y - h, bottom: y + text * 1.5 })),
          ];
          for (const box of boxes) {
            expect(box.bottom - box.top).toBeGreaterThan(20);
            expect(box.right - box.left).toBeGreaterThan(40);
            expect(box.left).toBeGreaterThanOrEqual(0);
            expect(box.right).toBeLessThanOrEqual(width);
            expect(box.top).toBeGreaterThanOrEqual(top);
            expect(box.bottom).toBeLessThanOrEqual(height);
            for (const other of boxes)
              if (other !== box)
                expect(
                  box.right <= other.left + 1 || other.right <= box.left + 1 || box.bottom <= other.top + 1 || other.bottom <= box.top + 1,
                  `${JSON.stringify([width, height, lost, count, top, box, other])}`,
                ).toBe(true);
          }
        }
  });

  it("asks for nothing of a negative size before its room is known", () => {
    for (const lost of [true, false]) {
      const { first, front, others } = layoutOf(360, 0, lost);
      for (const { width, height } of [first, front, ...others]) expect(Math.min(width, height)).toBeGreaterThanOrEqual(0);
    }
  });

  it("has rays, a garland as wide as itself, and words in lines", () => {
    expect(rays(10, 10, 100, 3).match(/Z/g)).toHaveLength(3);
    expect(bunting(1366).flags.length).toBeGreaterThan(12);
    expect(bunting(390).flags.length).toBeLessThan(12);
    expect(linesOf("Six proud dogs. You win!", 16)).toEqual(["Six proud dogs.", "You win!"]);
  });
});
