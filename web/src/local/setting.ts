import type { Content, Description } from "../engine/description";
import { promiseOf, SCHEME, type Below } from "../replay/fair";
import { t } from "../lib/fluent";
import type { Dice, SeatRequest, SpotsRequest, SpottedRequest, TableRequest } from "../wire";
import { setUpSource } from "./course";
import { newId, type GameConfig, type LocalGame, type LocalSeat } from "./games";

/** The content of Spots, only the parts that matter for a set of tiles. */
interface Tiles extends Content {
  tricks: readonly [name: string, colour: string][];
  sets: Record<string, readonly string[]>;
  usual: readonly string[];
}

/** The treats that d0g starts with by default. */
const USUAL_TREATS = 1;

/** What is needed to make a new game. */
export interface Source {
  description: Description;
  /** Random bytes as hexadecimal digits. */
  random: (bytes: number) => string;
  now: number;
  /** The name of the player who creates the table. */
  name: string;
}

/** Creates the requested game; it has no events yet. */
export function newGame(request: TableRequest, { description, random, now, name }: Source): LocalGame {
  const seed = random(32);
  const below = setUpSource(seed);
  const config = configOf(request, description, below);
  const seats = request.seats.map((seat) => seatOf(seat, name));
  const first = request.game === "spotted" && request.first !== "given" ? below(seats.length) : 0;
  const content = description.contents[config.sheet ?? ""];
  if (!content) throw new Error(`${request.game} has no ${config.sheet ?? "content"}`);
  return {
    ...blank(random(16), now),
    game: request.game,
    config,
    terms: { ...USUAL_TERMS, ...(request.terms?.undo === false && { undo: false }), ...(request.terms?.odds === false && { odds: false }) },
    rules_version: description.rules_version,
    content_hash: content.hash,
    seats: [...seats.slice(first), ...seats.slice(0, first)],
    dice: newDice(seed, seats.length),
  };
}

/** The same game again, with each player one seat further. */
export function gameAgain(game: LocalGame, { random, now }: Pick<Source, "random" | "now">): LocalGame {
  const seed = random(32);
  const [first, ...others] = game.seats;
  return {
    ...game,
    ...blank(random(16), now),
    seats: first ? [...others, first] : [],
    dice: newDice(seed, game.seats.length),
  };
}

export const USUAL_TERMS: LocalGame["terms"] = { public: false, pace: "live", seconds: null, undo: true, odds: true };

/** The initial state of every game. */
export function blank(random: string, now: number) {
  return {
    id: newId(random),
    imported: false,
    status: "playing" as const,
    turn: false,
    version: 0,
    changed: now,
    outcome: null,
    counted: null,
    rematch: null,
    carried: null,
  };
}

function newDice(seed: string, seats: number): Dice {
  return { scheme: SCHEME, commitment: promiseOf(seed), inputs: Array<string>(seats).fill(""), seed };
}

function seatOf(seat: SeatRequest, name: string): LocalSeat {
  if (seat.kind === "bot") return { name: "", bot: seat.bot ?? "", mine: false };
  return { name: visible(seat.name ?? name) || t("guest-name"), bot: null, mine: true };
}

/** A name in the form of logs: without invisible characters. */
const visible = (name: string): string => name.normalize("NFKC").replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();

function configOf(request: TableRequest, description: Description, below: Below): GameConfig {
  const seats = request.seats.length;
  if (request.game === "spotted") {
    const { sheet } = request as SpottedRequest;
    return { seats, sheet: sheet ?? Object.keys(description.contents)[0] ?? "" };
  }
  const { off_leash = false, d0g_treats = null } = request as SpotsRequest;
  const tiles = tilesOf(request as SpotsRequest, description.contents[""] as Tiles, below);
  return { seats, tiles, ...{ off_leash, d0g_treats: d0g_treats ?? USUAL_TREATS } };
}

function tilesOf(request: SpotsRequest, content: Tiles, below: Below): string[] {
  if (request.tiles && request.tiles.length > 0) return placed(request.tiles, content);
  if (request.random) return placed(randomTiles(content, below), content);
  return [...(content.sets[request.set ?? ""] ?? content.usual)];
}

function randomTiles({ tricks, usual }: Tiles, below: Below): string[] {
  const colours = new Set(usual.map((name) => colourOf(name, tricks)).filter((colour) => colour !== "red"));
  return [...colours].flatMap((colour) => {
    const names = tricks.filter((trick) => trick[1] === colour).map(([name]) => name);
    return names[below(names.length)] ?? [];
  });
}

/**
 * One tile of each color in its position, if the default set has one of that color; the red ones are always the same.
 */
function placed(names: readonly string[], { tricks, usual }: Tiles): string[] {
  return usual.map((tile) => {
    const colour = colourOf(tile, tricks);
    return colour === "red" ? tile : (names.find((name) => colourOf(name, tricks) === colour) ?? tile);
  });
}

function colourOf(trick: string, tricks: Tiles["tricks"]): string {
  return tricks.find(([name]) => name === trick)?.[1] ?? "";
}
