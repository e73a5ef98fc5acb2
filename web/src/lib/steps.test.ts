import { beforeEach, describe, expect, it } from "vitest";
import { StepQueue } from "./steps";

/** A clock that only moves when the test advances it. */
class Clock {
  time = 0;
  private timers: { at: number; run: () => void }[] = [];

  readonly now = (): number => this.time;
  readonly later = (run: () => void, milliseconds: number): (() => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((each) => each !== timer));
  };

  go(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (let next = this.due(until); next; next = this.due(until)) {
      this.timers = this.timers.filter((each) => each !== next);
      this.time = next.at;
      next.run();
    }
    this.time = until;
  }

  private due(until: number): { at: number; run: () => void } | undefined {
    return this.timers.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
  }
}

const MOST = 6_000;
let clock: Clock;
let shown: string[];
let rests: number[];
let queue: StepQueue<string>;

beforeEach(() => {
  clock = new Clock();
  shown = [];
  rests = [];
  queue = new StepQueue<string>(
    { now: clock.now, later: clock.later, mostBehind: () => MOST },
    { show: (step) => shown.push(`${Math.round(clock.time)} ${step}`), rest: () => rests.push(Math.round(clock.time)) },
  );
});

describe("following", () => {
  it("shows the first step at once and each of the others after its time", () => {
    queue.follow("trick", 600);
    queue.follow("roll", 800);
    queue.follow("place", 350);
    expect(shown).toEqual(["0 trick"]);
    clock.go(5_000);
    expect(shown).toEqual(["0 trick", "600 roll", "1400 place"]);
  });

  it("rests only when the last step has been seen", () => {
    queue.follow("trick", 600);
    clock.go(599);
    expect(queue.busy).toBe(true);
    expect(rests).toEqual([]);
    clock.go(1);
    expect(queue.busy).toBe(false);
    expect(rests).toEqual([600]);
  });

  it("does not delay a step that comes after the last one was seen", () => {
    queue.follow("trick", 600);
    clock.go(700);
    queue.follow("roll", 800);
    expect(shown).toEqual(["0 trick", "700 roll"]);
  });

  it("passes over a step that tells nothing", () => {
    queue.follow("trick", 600);
    queue.follow("nothing", 0);
    queue.follow("roll", 800);
    clock.go(600);
    expect(shown).toEqual(["0 trick", "600 nothing", "600 roll"]);
  });
});

describe("many steps", () => {
  it("gives each its share of the time there is", () => {
    for (let step = 0; step < 24; step += 1) queue.follow(String(step), 1_000);
    clock.go(MOST);
    expect(shown.at(1)).toBe("250 1");
    expect(shown.at(-1)).toBe("5750 23");
    expect(rests).toEqual([MOST]);
  });

  it("is never further behind than it may be, however they go on coming", () => {
    const came = new Map<string, number>();
    for (let step = 0; step < 100; step += 1) {
      came.set(String(step), clock.time);
      queue.follow(String(step), 900);
      clock.go(step % 10 === 0 ? 1_500 : 40);
    }
    clock.go(10_000);
    expect(shown).toHaveLength(100);
    for (const each of shown) {
      const [at, step] = each.split(" ");
      expect(Number(at) - (came.get(step ?? "") ?? 0)).toBeLessThanOrEqual(MOST);
    }
  });
});

describe("jumping", () => {
  it("shows a step at once, after all that waited, and is not busy with it", () => {
    queue.follow("theirs", 600);
    queue.follow("theirs too", 600);
    clock.go(100);
    queue.jump("mine", 350);
    expect(shown).toEqual(["0 theirs", "100 theirs too", "100 mine"]);
    expect(queue.busy).toBe(false);
    clock.go(5_000);
    expect(shown).toHaveLength(3);
  });

  it("leaves the step its time before others follow", () => {
    queue.jump("mine", 350);
    expect(queue.free).toBe(false);
    clock.go(50);
    queue.follow("theirs", 600);
    expect(shown).toEqual(["0 mine"]);
    expect(queue.busy).toBe(true);
    clock.go(300);
    expect(shown).toEqual(["0 mine", "350 theirs"]);
  });
});

describe("skipping", () => {
  it("shows all that waits and rests", () => {
    queue.follow("trick", 600);
    queue.follow("roll", 800);
    queue.follow("place", 350);
    clock.go(100);
    queue.catchUp();
    expect(shown).toEqual(["0 trick", "100 roll", "100 place"]);
    expect(rests).toEqual([100]);
    expect(queue.busy).toBe(false);
    clock.go(5_000);
    expect(shown).toHaveLength(3);
    expect(rests).toHaveLength(1);
  });

  it("ends the time of the last step too", () => {
    queue.follow("trick", 600);
    queue.catchUp();
    expect(queue.busy).toBe(false);
    expect(rests).toEqual([0]);
  });

  it("does nothing where nothing is watched", () => {
    queue.catchUp();
    queue.jump("mine", 350);
    queue.catchUp();
    expect(rests).toEqual([]);
  });
});

it("forgets what waits when the present comes by other means", () => {
  queue.follow("trick", 600);
  queue.follow("roll", 800);
  queue.clear();
  clock.go(5_000);
  expect(shown).toEqual(["0 trick"]);
  expect(queue.free).toBe(true);
  expect(rests).toEqual([]);
});
