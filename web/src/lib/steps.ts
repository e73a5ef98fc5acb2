/** The clock and timers of a queue. */
export interface Timing {
  now(): number;
  later(run: () => void, milliseconds: number): () => void;
  /** How many milliseconds the display may lag behind. */
  mostBehind(): number;
}

export interface Audience<Step> {
  show(step: Step): void;
  /** Called when the latest step has been shown long enough. */
  rest(): void;
}

const NOTHING = { since: -Infinity, arrived: -Infinity, hold: 0, watched: false };

/**
 * Shows one step after another, each long enough to be seen. If there is not enough time for all that wait, each gets
 * its share.
 */
export class StepQueue<Step> {
  private waiting: { step: Step; hold: number; arrived: number }[] = [];
  /** The current step: when it was shown, for how long, and whether the queue waits for that. */
  private shown = NOTHING;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly timing: Timing,
    private readonly audience: Audience<Step>,
  ) {}

  /** Whether the reader is watching steps: some are waiting, or the latest has not been shown long enough. */
  get busy(): boolean {
    return this.waiting.length > 0 || (this.shown.watched && this.left > 0);
  }

  /** Whether a step that arrives now can be shown without a wait. */
  get free(): boolean {
    return this.waiting.length === 0 && this.left <= 0;
  }

  /** Adds a step after those before it, each of which stays for its time. */
  follow(step: Step, hold: number): void {
    this.waiting.push({ step, hold, arrived: this.timing.now() });
    this.schedule();
  }

  /** Shows a step now, and with it all that were waiting. Later steps still wait for its time. */
  jump(step: Step, hold: number): void {
    this.showAll();
    this.put(step, hold, false);
  }

  /** Shows all waiting steps at once. */
  catchUp(): void {
    if (!this.busy) return;
    this.showAll();
    this.shown = { ...this.shown, watched: false };
    this.audience.rest();
  }

  /** Discards waiting steps, because the present is shown in another way. */
  clear(): void {
    this.cancel?.();
    this.cancel = null;
    this.waiting = [];
    this.shown = NOTHING;
  }

  private get left(): number {
    return this.shown.since + this.shown.hold - this.timing.now();
  }

  private showAll(): void {
    this.cancel?.();
    this.cancel = null;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) this.put(next.step, 0, false);
  }

  private put(step: Step, hold: number, watched: boolean, arrived = this.timing.now()): void {
    this.shown = { since: this.timing.now(), arrived, hold, watched };
    this.audience.show(step);
  }

  /** Continues when the current step has had its time. */
  private schedule(): void {
    this.cancel?.();
    const wait = Math.max(0, this.left) * this.haste();
    if (wait > 0) this.cancel = this.timing.later(() => this.goOn(), wait);
    else this.goOn();
  }

  /** The share of its time that each step gets, so that every waiting step is shown before it is too old. */
  private haste(): number {
    const oldest = this.timing.now() - this.timing.mostBehind();
    let needed = 0;
    let part = 1;
    for (const { hold, arrived } of [{ ...this.shown, hold: Math.max(0, this.left) }, ...this.waiting]) {
      needed += hold;
      if (needed > 0) part = Math.min(part, Math.max(0, arrived - oldest) / needed);
    }
    return part;
  }

  private goOn(): void {
    this.cancel = null;
    const next = this.waiting.shift();
    if (next === undefined) {
      this.shown = { ...this.shown, watched: false };
      this.audience.rest();
    } else {
      this.put(next.step, next.hold, true, next.arrived);
      // Showing the step may have led to a jump.
      if (this.shown.watched) this.schedule();
    }
  }
}
