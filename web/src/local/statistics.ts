import type { DiceTally, MagnifierTally, SheetBest, SoloRecords, SpottedGame, SpottedView, Statistics, Tally } from "../wire";
import { resultOf, type LocalGame, type Row } from "./games";

/** The data that statistics need from a finished game, by seat. */
export interface Counted {
  /** How often each face from 1 to 6 came up. */
  faces: number[][];
  /** What each sheet of Spotted! contains. */
  sheets: { rows: number; circled: number; magnifiers: [kind: string, points: number][] }[];
}

type Held = LocalGame & { seat: number };

const FACES = 6;

/** Computes what a finished game adds to the statistics. */
export function countedIn(rows: readonly Row[], view: object, seats: number): Counted {
  const faces = Array.from({ length: seats }, () => Array<number>(FACES).fill(0));
  for (const row of rows) {
    const [kind, seat] = row.type === "drawn" ? (row.purpose ?? "").split("/") : [];
    const own = kind === "dice" ? faces[Number(seat)] : undefined;
    for (const value of own && row.type === "drawn" ? valuesOf(row.outcome) : []) own![value - 1]! += 1;
  }
  const sheets = "sheets" in view ? (view as SpottedView).sheets : [];
  return {
    faces,
    sheets: sheets.map(({ families }) => ({
      rows: families.filter(({ beetles }) => beetles.every((spots) => spots > 0)).length,
      circled: families.filter(({ circled }) => circled).length,
      magnifiers: families.flatMap(({ magnifier, score }): [string, number][] => (magnifier === null ? [] : [[magnifier, score]])),
    })),
  };
}

function valuesOf(outcome: { values?: number[]; faces?: [string, number][] }): number[] {
  return outcome.values ?? outcome.faces?.map(([, face]) => face) ?? [];
}

/** The statistics of this browser's games; `bands` are those of solo Spotted!. */
export function statisticsOf(games: readonly LocalGame[], bands: readonly number[]): Statistics {
  const finished = games.filter((game) => game.status === "over" && !game.imported);
  const held = heldIn(finished);
  return {
    games: finished.flatMap((game) => resultOf(game) ?? []),
    tallies: talliesOf(held),
    dice: diceOf(finished),
    more: false,
    spotted: { games: sheetsOf(held, bands).reverse(), magnifiers: magnifiersOf(held) },
    solo: soloOf(games, bands, ""),
  };
}

/** The records to beat in solo Spotted!, without the game of one table. */
export function soloOf(games: readonly LocalGame[], bands: readonly number[], besides: string): SoloRecords {
  const alone = sheetsOf(heldIn(games), bands).filter((game) => game.alone && game.table !== besides);
  const sheets = [...new Set(alone.map(({ sheet }) => sheet))].sort();
  return { bands: [...bands], bests: sheets.map((sheet) => bestOf(alone.filter((game) => game.sheet === sheet), bands)) };
}

/** Games in which one person on this device had one seat: with several, it is unknown who played. */
function heldIn(games: readonly LocalGame[]): Held[] {
  return games.flatMap((game) => {
    const own = game.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
    return own.length === 1 && game.status === "over" ? [{ ...game, seat: own[0] ?? 0 }] : [];
  });
}

function talliesOf(held: readonly Held[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { game, seats, seat, outcome } of held) {
    const alone = seats.length === 1;
    const key = `${game} ${alone ? 1 : 0}`;
    const before = tallies.get(key) ?? { game, alone, played: 0, won: 0 };
    const won = before.won + (outcome?.winners.includes(seat) ? 1 : 0);
    tallies.set(key, { ...before, played: before.played + 1, won });
  }
  return [...tallies.keys()].sort().flatMap((key) => tallies.get(key) ?? []);
}

function diceOf(finished: readonly LocalGame[]): DiceTally[] {
  const names = [...new Set(finished.map(({ game }) => game))].sort();
  return names.map((name) => {
    const rolled = finished.filter(({ game }) => game === name);
    const own = rolled.flatMap(({ seats, counted }) => counted?.faces.filter((_, seat) => seats[seat]?.mine) ?? []);
    const faces = Array.from({ length: FACES }, (_, face) => own.reduce((sum, each) => sum + (each[face] ?? 0), 0));
    // How even they are is for a server to say.
    return { game: name, faces, chance: null };
  });
}

function sheetsOf(held: readonly Held[], bands: readonly number[]): SpottedGame[] {
  return held.flatMap(({ id, config, changed, seats, seat, outcome, counted }) => {
    const sheet = counted?.sheets[seat];
    const score = outcome?.scores[seat] ?? 0;
    if (!sheet) return [];
    const alone = seats.length === 1;
    return {
      table: id,
      sheet: config.sheet ?? "",
      ended: changed,
      alone,
      won: outcome?.winners.includes(seat) ?? false,
      score,
      band: alone ? bandOf(score, bands) : null,
      rows: sheet.rows,
      magnifiers: sheet.magnifiers.length,
      circled: sheet.circled,
    };
  });
}

function magnifiersOf(held: readonly Held[]): MagnifierTally[] {
  const tallies = new Map<string, MagnifierTally>();
  for (const { seat, counted } of held) {
    for (const [kind, score] of counted?.sheets[seat]?.magnifiers ?? []) {
      const { given = 0, points = 0 } = tallies.get(kind) ?? {};
      tallies.set(kind, { kind, given: given + 1, points: points + score });
    }
  }
  return [...tallies.values()].sort((one, other) => other.given - one.given);
}

/** The best game on a sheet; among equal ones the first counts. */
function bestOf(games: readonly SpottedGame[], bands: readonly number[]): SheetBest {
  const best = games.toReversed().reduce((one, other) => (other.score > one.score ? other : one));
  const { sheet, table, score, ended } = best;
  return { sheet, table, score, band: bandOf(score, bands), ended, played: games.length };
}

const bandOf = (score: number, bands: readonly number[]): number => 1 + bands.filter((limit) => score > limit).length;
