import type { Below } from "../replay/fair";
import type { DogView, PlayerView, SpotsAction, SpotsConfig, SpotsView, TileView } from "../wire";
import type { SpotsCountsRecord, SpotsDogRecord, SpotsGameRecord } from "./described";
import type { Content } from "./description";
import { bitsOf, Engine, sure, type Acting, type Applied, type Outcome, type Position, type Seen } from "./engine";

export type SpotsDrawn =
  | { values: number[]; type: "dice_rolled" }
  | { dog: string; type: "dog_turned_up" }
  | { trick: string; type: "tile_revealed" };

interface SpotsPrinted extends Content {
  dogs: readonly [name: string, spaces: readonly number[], paws: number][];
  tricks: readonly [name: string, colour: string][];
  dice: readonly (readonly number[])[];
  usual: readonly string[];
}

type SeenSpots = Seen<SpotsGameRecord, SpotsCountsRecord>;

const SIDES = [1, 2, 3, 4, 5, 6];

export class SpotsEngine extends Engine<SpotsGameRecord, SpotsCountsRecord, SpotsView, SpotsAction, SpotsDrawn, SpotsConfig> {
  private readonly dogs = (this.printed as SpotsPrinted).dogs;
  private readonly tricks = (this.printed as SpotsPrinted).tricks;
  private readonly none = this.machine.description.none;

  protected readonly meanings = {
    trick: (trick: number) => (trick === this.none ? null : this.trickName(trick)),
    dog: (card: number) => (card === this.none ? null : this.dogName(card)),
  };
  protected readonly lists = {
    dogs: (cards: number[]) => cards.map((card) => this.dogName(card)),
    values: (values: number[]) => values.toSorted((one, other) => one - other),
  };

  start({ seats, tiles, off_leash, d0g_treats }: SpotsConfig): Position {
    const names = tiles ?? (this.printed as SpotsPrinted).usual;
    const tricks = names.map((name) => this.trickNumber(name));
    return this.setUp(seats, d0g_treats, ...this.lay(tricks), Number(off_leash));
  }

  acting(position: Position): Acting {
    const { asked, chance } = this.seen(position).counts;
    return { seats: asked === this.none ? [] : [asked], chance: chance > 0 };
  }

  draw(position: Position, below: Below): SpotsDrawn {
    const { counts } = this.seen(position);
    if (this.word("events", counts.chance) === "dice") {
      const values = Array.from({ length: counts.outcomes }, () => below(SIDES.length) + 1);
      return { values: values.sort((one, other) => one - other), type: "dice_rolled" };
    }
    return this.drawnOf(position, [sure(counts.listed, below(counts.outcomes))]);
  }

  drawnOf(position: Position, numbers: readonly number[]): SpotsDrawn {
    const kind = this.word("events", this.seen(position).counts.chance);
    if (kind === "dice") return { values: [...numbers], type: "dice_rolled" };
    const number = sure(numbers, 0);
    return kind === "dog"
      ? { dog: this.dogName(number), type: "dog_turned_up" }
      : { trick: this.trickName(number), type: "tile_revealed" };
  }

  numbersOf(_position: Position, outcome: SpotsDrawn): number[] {
    if (outcome.type === "dice_rolled") return outcome.values;
    return [outcome.type === "dog_turned_up" ? this.dogNumber(outcome.dog) : this.trickNumber(outcome.trick)];
  }

  protected applyOutcome(position: Position, outcome: SpotsDrawn): Applied {
    const { counts } = this.seen(position);
    const kind = { dice_rolled: "dice", dog_turned_up: "dog", tile_revealed: "trick" }[outcome.type];
    if (kind !== this.word("events", counts.chance)) throw new Error("This is not what chance is to bring now.");
    if (outcome.type === "dice_rolled") {
      const dice = [0, ...SIDES.map((side) => outcome.values.filter((value) => value === side).length)];
      const right = outcome.values.length === counts.outcomes && dice.reduce((sum, each) => sum + each) === counts.outcomes;
      if (!right) throw new Error(`${counts.outcomes} dice are to be rolled.`);
      return this.applyEvent(position, kind, [0], dice);
    }
    const [number = this.none] = this.numbersOf(position, outcome);
    if (!counts.listed.slice(0, counts.outcomes).includes(number)) throw new Error("This cannot come up now.");
    return this.applyEvent(position, kind, [number], [0, ...SIDES.map(() => 0)]);
  }

  outcome(position: Position): Outcome | null {
    const { game, counts } = this.seen(position);
    if (!this.isOver(game)) return null;
    const winners = game.winner < game.seats ? [game.winner] : [];
    return { winners, scores: counts.players.slice(0, game.seats).map((player) => player.scored) };
  }

  view(position: Position): SpotsView {
    const seen = this.seen(position);
    const { game, counts } = seen;
    const over = this.isOver(game);
    const { seats, chance } = this.acting(position);
    return {
      phase: this.word("phases", game.phase),
      turn: game.turn,
      acting: seats,
      chance,
      players: Array.from({ length: game.seats }, (_, seat) => this.player(seen, seat)),
      d0g: game.solo ? { treats: game.d0g_treats, scored: this.dogsOf(game, "d0g") } : null,
      tiles: game.tiles.flatMap((tile, at) => (tile.seen ? [this.tile(seen, at)] : [])),
      top: game.top === this.none ? null : this.card(game.top),
      deck: game.deck,
      supply: { dice: game.supply_dice, treats: game.supply_treats },
      trick:
        game.position === this.none
          ? null
          : {
              name: this.trickName(sure(counts.tricks, game.position)),
              position: game.position + 1,
              step: game.step + 1,
              named: game.named,
            },
      roll: valuesOf(game.roll),
      rolling: game.rolling,
      aside: game.aside,
      adjustments: game.adjustments,
      winner: over && game.winner < game.seats ? game.winner : null,
      d0g_won: over && game.winner >= game.seats,
    };
  }

  hints(): Record<string, unknown> {
    return {};
  }

  seatState(): null {
    return null;
  }

  protected seats(game: SpotsGameRecord): number {
    return game.seats;
  }

  protected phase(game: SpotsGameRecord): number {
    return game.phase;
  }

  protected whose(counts: SpotsCountsRecord): number {
    return counts.whose;
  }

  protected bySeat(): number[] {
    return [];
  }

  protected table(range: string, { game, counts }: SeenSpots): readonly unknown[] {
    if (range === "dice") return (this.printed as SpotsPrinted).dice;
    if (range === "trick") return counts.tricks.map((trick) => (trick === this.none ? null : this.trickName(trick)));
    const { cards, dogs } = sure(game.players, game.turn);
    return dogs.slice(0, cards).map((dog) => this.dogName(dog.card));
  }

  /** Rerolling each die of a roll means rerolling all of it, and dice are listed in ascending order. */
  protected override usual(position: Position, action: SpotsAction): SpotsAction {
    if (action.type !== "reroll" && action.type !== "choose_dice") return action;
    const values = action.values?.toSorted((one, other) => one - other) ?? null;
    const all = action.type === "reroll" && String(values) === String(valuesOf(this.seen(position).game.roll));
    return { ...action, values: all ? null : values } as SpotsAction;
  }

  private player({ game, counts }: SeenSpots, seat: number): PlayerView {
    const player = sure(game.players, seat);
    const { buried, paws, scored, complete } = sure(counts.players, seat);
    const dogs = player.dogs.slice(0, player.cards).map((dog, slot) => this.dog(dog, (complete >> slot) & 1));
    return { seat, treats: player.treats, yard: valuesOf(player.yard), buried, paws, scored, cards: player.cards, dogs };
  }

  private dog({ card, filled, scored }: SpotsDogRecord, complete: number): DogView {
    const { name, spaces, paws } = this.card(card);
    return { name, spaces, filled: bitsOf(filled), paws, scored: scored !== 0, complete: complete !== 0 };
  }

  private card(card: number): { name: string; spaces: number[]; paws: number } {
    const [name, spaces, paws] = sure(this.dogs, card);
    return { name, spaces: [...spaces], paws };
  }

  private tile({ game, counts }: SeenSpots, at: number): TileView {
    const { facedown, treats, stack, seen, shown, order } = sure(game.tiles, at);
    const [trick, colour] = sure(this.tricks, sure(counts.tricks, at));
    const names = order.slice(0, seen).map((number) => this.trickName(number));
    const shownFirst = [...names.slice(shown), ...names.slice(0, shown)];
    return { position: at + 1, trick, colour, facedown: facedown !== 0, treats, stack, seen: shownFirst };
  }

  private dogsOf(game: SpotsGameRecord, place: string): string[] {
    return this.dogs.flatMap(([name], card) => (this.word("places", sure(game.where, card)) === place ? [name] : []));
  }

  private isOver(game: SpotsGameRecord): boolean {
    return this.word("phases", game.phase) === "over";
  }

  private dogName(card: number): string {
    return sure(this.dogs, card)[0];
  }

  private trickName(trick: number): string {
    return sure(this.tricks, trick)[0];
  }

  private dogNumber(dog: string): number {
    return this.dogs.findIndex(([name]) => name === dog);
  }

  private trickNumber(trick: string): number {
    return this.tricks.findIndex(([name]) => name === trick);
  }
}

/** The dice, given as counts by value, in ascending order. */
function valuesOf(counts: readonly number[]): number[] {
  return SIDES.flatMap((side) => Array<number>(counts[side] ?? 0).fill(side));
}
