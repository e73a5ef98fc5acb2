import { expect, it } from "vitest";
import { adviceFor } from "./advice";
import type { Decision } from "./review";

function lost(seat: number, loss: number, ...reasons: string[]): Decision {
  const why = reasons.map((id) => ({ id, arguments: { better: 1, other: 2 } }));
  return { version: 1, seat, played: { number: 1, worth: 0 }, best: { number: 2, worth: loss }, loss, label: "slip", atStake: true, reasons: why };
}

it("is about the main reason that cost a player most in all, and nobody else", () => {
  const decisions = [lost(0, 0.06, "fill", "bust"), lost(0, 0.02, "fill"), lost(0, 0.04, "bust"), lost(0, 0.05, "bust"), lost(1, 0.5, "treats"), lost(0, 0.3), lost(0, 0.4, "later")];
  expect(adviceFor({ decisions }, 0)).toEqual({ reason: "bust", times: 2, cost: 0.09 });
});

it("is not about what happened once, however much it cost", () => {
  const decisions = [lost(0, 0.5, "treats"), lost(0, 0.03, "box"), lost(0, 0.03, "box")];
  expect(adviceFor({ decisions }, 0)).toEqual({ reason: "box", times: 2, cost: 0.06 });
  expect(adviceFor({ decisions: [lost(0, 0.5, "treats"), lost(1, 0.5, "treats")] }, 0)).toBeNull();
});

it("is none where no reason is known", () => {
  expect(adviceFor({ decisions: [lost(0, 0.3), lost(0, 0.3), lost(0, 0.3, "later"), lost(0, 0.3, "later"), lost(1, 0.2, "bust")] }, 0)).toBeNull();
});

it("does not tell to save treats if the costliest mistake, or more of what was lost, was not to spend one", () => {
  const paying = (loss: number): Decision => ({ ...lost(0, loss, "fill"), pays: true });
  const saving = [lost(0, 0.05, "treats"), lost(0, 0.04, "treats")];
  const saved = { reason: "treats", times: 2, cost: expect.closeTo(0.09) };
  expect(adviceFor({ decisions: [...saving, paying(0.04)] }, 0)).toEqual(saved);
  expect(adviceFor({ decisions: [...saving, { ...paying(0.2), seat: 1 }] }, 0)).toEqual(saved);
  expect(adviceFor({ decisions: [...saving, paying(0.06)] }, 0)).toBeNull();
  expect(adviceFor({ decisions: [...saving, paying(0.049), paying(0.048)] }, 0)).toEqual({ reason: "fill", times: 2, cost: 0.097 });
});
