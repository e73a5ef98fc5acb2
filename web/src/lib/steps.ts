/** Time as the queue knows it. */
export interface Timing {
  now(): number;
  later(run: () => void, milliseconds: number): () => void;
  /** So many milliseconds what is shown may lag behind what is known. */
  mostBehind(): number;
}

export interface Audience<Step> {
  show(step: Step): void;
  /** The latest step has been shown long enough. */
  rest(): void;
}

const NOTHING = { since: -Infinity, arrived: -Infinity, hold: 0, watched: false };

/**
 * Shows one step after another, each long enough to be seen. Where more wait than there is time for, each has its share
 * of that time.
 */
export class StepQueue<Step> {
  private waiting: { step: Step; hold: number; arrived: number }[] = [];
  /** The shown step: since when, how long it is to stay, and whether that is waited for. */
  private shown = NOTHING;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly timing: Timing,
    private readonly audience: Audience<Step>,
  ) {}

  /** Whether something is being watched: steps wait, or the latest has not been seen long enough. */
  get busy(): boolean {
    return this.waiting.length > 0 || (this.shown.watched && this.left > 0);
  }

  /** Whether a step that comes now finds the last one seen. */
  get free(): boolean {
    return this.waiting.length === 0 && this.left <= 0;
  }

  /** Lets a step follow those before it, each of which stays for its time. */
  follow(step: Step, hold: number): void {
    this.waiting.push({ step, hold, arrived: this.timing.now() });
    this.schedule();
  }

  /** Shows a step now, and with it all that waited. What follows it leaves it its time. */
  jump(step: Step, hold: number): void {
    this.showAll();
    this.put(step, hold, false);
  }

  /** Shows all that waits, at once. */
  catchUp(): void {
    if (!this.busy) return;
    this.showAll();
    this.shown = { ...this.shown, watched: false };
    this.audience.rest();
  }

  /** Forgets what waits: the present is known by other means. */
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

  /** Goes on when the shown step has had its time. */
  private schedule(): void {
    this.cancel?.();
    const wait = Math.max(0, this.left) * this.haste();
    if (wait > 0) this.cancel = this.timing.later(() => this.goOn(), wait);
    else this.goOn();
  }

  /** The part of their time for which steps stay, so that each of those that wait is seen through before it is too old. */
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
      // What was shown may have led to a jump.
      if (this.shown.watched) this.schedule();
    }
  }
}
