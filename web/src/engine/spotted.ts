import type { Below } from "../replay/fair";
import type { FamilyView, Gains, SheetView, SpottedAction, SpottedConfig, SpottedView } from "../wire";
import type { SpottedCountsRecord, SpottedGameRecord } from "./described";
import type { Content } from "./description";
import { bitsOf, Engine, sure, type Acting, type Applied, type Outcome, type Position, type Seen } from "./engine";

export interface SpottedDrawn {
  faces: [colour: string, face: number][];
  type: "dice_rolled";
}

interface SpottedPrinted extends Content {
  fields: readonly string[];
  word_bits: number;
}

const SIDES = 6;
/** Phases in which the server sends what each action would bring. */
const HINTED = ["write", "pick", "reroll"];

export class SpottedEngine extends Engine<
  SpottedGameRecord,
  SpottedCountsRecord,
  SpottedView,
  SpottedAction,
  SpottedDrawn,
  SpottedConfig
> {
  private readonly colours = this.words("colours");
  private readonly fields = (this.printed as SpottedPrinted).fields;
  private readonly wordBits = (this.printed as SpottedPrinted).word_bits;
  private readonly none = this.machine.description.none;
  private gainsRoom = 0;

  protected readonly meanings = {
    colour: (family: number) => sure(this.colours, family),
    colour_set: (dice: number) => this.coloursOf(dice),
    field: (field: number) => sure(this.fields, field),
    kind: (kind: number) => this.word("field_kinds", kind),
    groups: (split: number) => sure(this.machine.description.ranges["groups"]?.values, split),
    bonus: (bonus: number) => this.word("bonuses", bonus),
    seat_set: bitsOf,
  };
  protected readonly lists = { faces: (faces: number[]) => this.facesOf(faces) };

  start({ seats }: SpottedConfig): Position {
    return this.applyEvent(this.setUp(seats), "begin", [0, 0], this.noFaces()).position;
  }

  acting(position: Position): Acting {
    const { counts } = this.seen(position);
    return { seats: counts.sheets.flatMap((sheet, seat) => (sheet.asked ? [seat] : [])), chance: counts.chance > 0 };
  }

  draw(position: Position, below: Below): SpottedDrawn {
    const colours = this.coloursOf(this.seen(position).game.rolling);
    return { faces: colours.map((colour) => [colour, below(SIDES) + 1]), type: "dice_rolled" };
  }

  drawnOf(position: Position, numbers: readonly number[]): SpottedDrawn {
    const colours = this.coloursOf(this.seen(position).game.rolling);
    return { faces: colours.map((colour, die) => [colour, sure(numbers, die)]), type: "dice_rolled" };
  }

  numbersOf(position: Position, { faces }: SpottedDrawn): number[] {
    const given = new Map(faces);
    return this.coloursOf(this.seen(position).game.rolling).map((colour) => given.get(colour) ?? 0);
  }

  protected applyOutcome(position: Position, { faces }: SpottedDrawn): Applied {
    const { game, counts } = this.seen(position);
    const given = new Map(faces);
    const wanted = this.coloursOf(game.rolling);
    const right =
      counts.chance > 0 && faces.length === wanted.length && wanted.every((colour) => ((given.get(colour) ?? 0) - 1) >>> 0 < SIDES);
    if (!right) throw new Error(`A face is wanted for each of these dice: ${wanted.join(", ")}.`);
    const numbers = this.colours.map((colour) => given.get(colour) ?? 0);
    return this.applyEvent(position, "faces", [0, 0], numbers);
  }

  outcome(position: Position): Outcome | null {
    const { game, counts } = this.seen(position);
    if (this.word("phases", game.phase) !== "over") return null;
    return { winners: bitsOf(counts.winners), scores: counts.sheets.slice(0, game.seats).map((sheet) => sheet.score) };
  }

  view(position: Position): SpottedView {
    const seen = this.seen(position);
    const { game, counts } = seen;
    const { seats, chance } = this.acting(position);
    return {
      phase: this.word("phases", game.phase),
      round: game.box,
      round_bonus: counts.round_bonus,
      active: game.active,
      acting: seats,
      chance,
      table: this.facesOf(game.table),
      rolling: this.coloursOf(game.rolling),
      lowest_only: counts.lowest_only !== 0,
      picking: counts.picking.slice(0, counts.picks),
      sheets: Array.from({ length: game.seats }, (_, seat) => this.sheet(seen, seat)),
      winners: this.outcome(position)?.winners ?? null,
    };
  }

  hints(position: Position, seats: readonly number[]): { gains: Record<string, Gains> } {
    const told = HINTED.includes(this.word("phases", this.seen(position).game.phase));
    return { gains: Object.fromEntries(told ? seats.map((seat) => [String(seat), this.gains(position, seat)]) : []) };
  }

  seatState(position: Position, seat: number): Uint8Array | null {
    if (this.word("phases", this.seen(position).game.phase) !== "write") return null;
    const size = this.machine.sizeOf("player");
    const at = this.machine.field("game", "players")[0] + seat * size;
    return position.slice(at, at + size);
  }

  /** While all players write simultaneously, a player's earlier sheet can be combined with the others' later ones. */
  override withoutMove(positions: readonly Position[], seat: number, before: Position): Position[] | null {
    const sheet = this.seatState(before, seat);
    const same = (position: Position): boolean =>
      this.machine.description.together.every((field) => this.within(field, position) === this.within(field, before));
    if (sheet === null || !positions.every(same)) return null;
    const at = this.machine.field("game", "players")[0] + seat * sheet.length;
    return positions.map((position) => {
      const without = position.slice();
      without.set(sheet, at);
      return without;
    });
  }

  protected seats(game: SpottedGameRecord): number {
    return game.seats;
  }

  protected phase(game: SpottedGameRecord): number {
    return game.phase;
  }

  protected whose(counts: SpottedCountsRecord): number {
    return counts.whose;
  }

  protected bySeat(seat: number): number[] {
    return [seat];
  }

  protected table(): readonly unknown[] {
    return this.fields;
  }

  /** Dice are listed in the order of the families. */
  protected override usual(_position: Position, action: SpottedAction): SpottedAction {
    if (action.type !== "reroll_dice") return action;
    return { ...action, colours: this.colours.filter((colour) => action.colours.includes(colour)) };
  }

  private within(field: string, position: Position): string {
    return this.machine.within("game", field, position).join();
  }

  private gains(position: Position, seat: number): Gains {
    const { machine } = this;
    this.gainsRoom ||= machine.take(machine.sizeOf("gains"));
    const count = machine.call("list_gains", ...this.at(position), seat, this.gainsRoom, 1);
    const numbers = (name: string): number[] =>
      Array.from(machine.shorts(this.gainsRoom + machine.field("gains", name)[0], count));
    return {
      points: numbers("points"),
      bonuses: numbers("bonuses"),
      magnifiers: numbers("magnifiers"),
      ends: numbers("ends").map((end) => end !== 0),
    };
  }

  private sheet({ game, counts }: Seen<SpottedGameRecord, SpottedCountsRecord>, seat: number): SheetView {
    const player = sure(game.players, seat);
    const counted = sure(counts.sheets, seat);
    return {
      seat,
      families: this.colours.map((_, family) => this.family(player, family, sure(counted.families, family))),
      crossed: this.fieldsIn(player.crossed),
      reachable: this.fieldsIn(counted.reachable),
      track: player.track,
      clovers: player.clovers,
      rerolls: player.rerolls,
      rerolls_used: player.rerolls_used,
      extra: player.extra,
      points: player.points,
      dice: this.facesOf(player.dice),
      writing: this.word("writings", counted.writing),
      steps: player.steps,
      kind: this.magnifier(player.kind),
      factor: player.factor,
      bonuses: bitsOf(counted.bonuses),
      sources: { extra: counted.extra, circled: counted.circled, track: counted.track, rerolls: counted.rerolls },
      score: counted.score,
      full_beetles: counted.full_beetles,
      band: counted.band || null,
    };
  }

  private family(player: SpottedGameRecord["players"][number], family: number, score: number): FamilyView {
    return {
      colour: sure(this.colours, family),
      beetles: sure(player.beetles, family),
      circled: sure(player.circled, family) !== 0,
      magnifier: this.magnifier(sure(player.magnifiers, family)),
      factor: sure(player.factors, family),
      score,
    };
  }

  private magnifier(kind: number): string | null {
    return kind === this.none ? null : this.word("magnifiers", kind);
  }

  private fieldsIn(words: readonly bigint[]): string[] {
    return this.fields.filter((_, number) => {
      const word = sure(words, Math.floor(number / this.wordBits));
      return (word >> BigInt(number % this.wordBits)) & 1n;
    });
  }

  private coloursOf(dice: number): string[] {
    return bitsOf(dice).map((die) => sure(this.colours, die));
  }

  private facesOf(faces: readonly number[]): [string, number][] {
    return faces.flatMap((face, die): [string, number][] => (face ? [[sure(this.colours, die), face]] : []));
  }

  private noFaces(): number[] {
    return this.colours.map(() => 0);
  }

  private words(name: string): readonly string[] {
    return this.machine.description.words[name] ?? [];
  }
}
