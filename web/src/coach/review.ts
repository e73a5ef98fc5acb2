/** The names for choices that lost something, by size. */
export const LABELS = ["slip", "mistake", "blunder"] as const;
export type Label = (typeof LABELS)[number];

/** An option of a decision, by its number, and its value. */
export interface Option {
  number: number;
  worth: number;
}

/** How losses are rated in a unit: docs/coach.md explains the numbers. */
export interface Scale {
  unit: "win" | "points";
  labels: readonly [slip: number, mistake: number, blunder: number];
  atStake: number;
  careless: number;
  levels: readonly (readonly [loss: number, rating: number])[];
}

/** Why an option is better than another: the message id, `coach-why-…`, and the figure for each. */
export interface Why {
  id: string;
  arguments: { better: number; other: number };
}

/** Explains why one of the options weighed last, given by index, is better than another. */
export type Explain = (better: number, other: number) => Why[];

/** A decision between several options: the choice, the best option, and why it is better if the loss has a label. */
export interface Decision {
  version: number;
  seat: number;
  played: Option;
  best: Option;
  loss: number;
  label: Label | null;
  atStake: boolean;
  reasons: Why[];
  /** Whether only the best option spends something on a reroll; missing where the loss has no label. */
  pays?: boolean;
}

/** What a chance event brought a seat. */
export interface Luck {
  version: number;
  seat: number;
  luck: number;
}

/** The reasons why a player's value of the game changes. */
export const REASONS = ["choices", "othersChoices", "luck", "othersLuck", "others", "unexplained"] as const;
export type Reason = (typeof REASONS)[number];

/** A seat's value of the game, and what has changed it since the start. */
export interface Books extends Record<Reason, number> {
  start: number;
  end: number;
}

/** How a player performed; accuracy and rating are null without a decision that mattered. */
export interface PlayerReview {
  seat: number;
  decisions: number;
  lost: number;
  accuracy: number | null;
  performance: number | null;
  result: number | null;
  books: Books;
  /** The result that choices alone would have brought. */
  withEvenDice: number;
}

/** A reviewed game; its course is its value for each seat after each event. */
export interface Review {
  unit: "win" | "points";
  finished: boolean;
  players: PlayerReview[];
  decisions: Decision[];
  chances: Luck[];
  course: { version: number; worth: number[] }[];
}

/** The findings of a review so far: the same bookkeeping as in `pipyard coach`. */
export class Notes {
  readonly accounts: Account[];
  readonly chances: Luck[] = [];
  private readonly decisions: Decision[] = [];
  private readonly course: { version: number; worth: number[] }[] = [];

  constructor(
    private readonly scale: Scale,
    starts: readonly number[],
  ) {
    this.accounts = starts.map((start) => new Account(start));
  }

  account(seat: number): Account {
    const found = this.accounts[seat];
    if (!found) throw new Error(`There is no seat ${seat}`);
    return found;
  }

  /** Starts an account at the first version where the game's value is known. */
  restart(seat: number, start: number): void {
    this.accounts[seat] = new Account(start);
  }

  /** Records a choice, the best option, and why it is better; returns the values of both. */
  noteDecision(version: number, seat: number, options: readonly Option[], number: number, explain: Explain): { best: number; played: number } {
    const worths = options.map(({ worth }) => worth);
    const [better, done] = [worths.indexOf(Math.max(...worths)), options.findIndex((option) => option.number === number)];
    const [best, played] = [options[better], options[done]];
    if (!best || !played) throw new Error(`What was done at ${version} was no option`);
    const loss = best.worth - played.worth;
    const atStake = best.worth - Math.min(...worths) >= this.scale.atStake;
    if (options.length > 1) {
      const label = labelOf(this.scale, loss);
      const reasons = label ? explain(better, done) : [];
      this.decisions.push({ version, seat, played, best, loss, label, atStake, reasons });
    }
    return { best: best.worth, played: played.worth };
  }

  noteCourse(version: number): void {
    this.course.push({ version, worth: this.accounts.map(({ now }) => now) });
  }

  finish(results: readonly number[] | null): Review {
    return {
      unit: this.scale.unit,
      finished: results !== null,
      players: this.accounts.map((account, seat) => this.player(seat, account, results?.[seat] ?? null)),
      decisions: this.decisions,
      chances: this.chances,
      course: this.course,
    };
  }

  private player(seat: number, account: Account, result: number | null): PlayerReview {
    const own = this.decisions.filter((decision) => decision.seat === seat);
    const losses = own.filter(({ atStake }) => atStake).map(({ loss }) => loss);
    const known = losses.length > 0;
    return {
      seat,
      decisions: own.length,
      lost: sum(own.map(({ loss }) => loss)),
      accuracy: known ? sum(losses.map((loss) => Math.exp(-loss / this.scale.careless))) / losses.length : null,
      performance: known ? ratingOf(this.scale, sum(losses) / losses.length) : null,
      result,
      books: account.books(),
      withEvenDice: account.start + account.changes.choices + account.changes.othersChoices,
    };
  }
}

/** A player's current value of the game, and why it changed. */
class Account {
  now: number;
  readonly changes: Record<Reason, number> = { choices: 0, othersChoices: 0, luck: 0, othersLuck: 0, others: 0, unexplained: 0 };

  constructor(readonly start: number) {
    this.now = start;
  }

  /** Sets the account to another value; returns the change. */
  move(to: number, why: Reason): number {
    const change = to - this.now;
    this.changes[why] += change;
    this.now = to;
    return change;
  }

  books(): Books {
    return { start: this.start, ...this.changes, end: this.now };
  }
}

function labelOf({ labels }: Scale, loss: number): Label | null {
  return LABELS.findLast((_, at) => loss >= (labels[at] ?? Infinity)) ?? null;
}

function ratingOf({ levels }: Scale, loss: number): number {
  let [before] = levels;
  if (!before) return 0;
  for (const level of levels) {
    if (loss <= level[0]) {
      const share = level === before ? 0 : (loss - before[0]) / (level[0] - before[0]);
      return Math.round(before[1] + share * (level[1] - before[1]));
    }
    before = level;
  }
  return before[1];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
