import { isStill, settings } from "../lib/settings.svelte";
import type { Fact } from "../wire";

/** The parts of a roll in milliseconds: dice are lifted, tumble, and lie still before anything about them is shown. */
const ROLL = { lift: 140, tumble: 460, silence: 180, hold: 420 };
/** Other players' rolls are a little faster; with the pace "at once" every roll is short. */
const OTHERS = 0.78;
const AT_ONCE = 0.4;
/** From the third roll in a turn on, the pause before a possible bust is half as long. */
const WORN = 2;
const ROLLED = new Set(["dice_rolled", "dice_rerolled", "d0g_rolled"]);

/** Whether dice are rolling, and how long each part of that takes. */
export class Stage {
  rolling = $state(false);
  /** This roll's share of the usual time. */
  tempo = $state(1);
  /** How long the last die stands on its corner, in milliseconds. */
  hold = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: readonly Fact[] = [];
  private holds = 0;
  private rolls = 0;

  /** `board` is where the dice roll. */
  constructor(private readonly board: () => Element | undefined) {}

  /** Stages new rolls: the reader's own dice at full length, with a pause if some face would bust. */
  follow(facts: readonly Fact[], own: boolean, dangerous: boolean): void {
    if (facts === this.seen) return;
    this.seen = facts;
    if (facts.some(({ type }) => type === "turn_started")) this.holds = 0;
    if (!facts.some(({ type }) => ROLLED.has(type)) || isStill()) return this.land();
    this.tempo = settings.pace === "instant" ? AT_ONCE : own ? 1 : OTHERS;
    const worn = this.holds >= WORN ? 0.5 : 1;
    this.hold = dangerous && settings.pace !== "instant" ? ROLL.hold * worn * this.tempo : 0;
    if (this.hold > 0) this.holds += 1;
    this.rolling = true;
    clearTimeout(this.timer);
    const roll = (this.rolls += 1);
    const lasts = (ROLL.lift + ROLL.tumble + ROLL.silence) * this.tempo + this.hold;
    this.timer = setTimeout(() => void this.lie().then(() => roll === this.rolls && this.land()), lasts);
  }

  /** Waits for dice that a slow device is still animating. */
  private async lie(): Promise<void> {
    const moving = this.board()?.getAnimations({ subtree: true }) ?? [];
    const dice = moving.filter((each) => each instanceof CSSAnimation && /tumble|teeter/.test(each.animationName));
    await Promise.allSettled(dice.map((die) => die.finished));
  }

  /** Ends the roll: the dice have landed. */
  land(): void {
    clearTimeout(this.timer);
    if (this.rolling && settings.sound) navigator.vibrate?.(12);
    this.rolling = false;
  }
}
