import type { StepMessage } from "../wire";

export type Sign = "dog" | "die" | "bone" | "yard" | "paw" | "turn" | "pick";

/** One drawing in a tile's pictogram. */
export interface Glyph {
  sign: Sign;
  /** How many; null if the number depends on the position. */
  count: number | null;
  may: boolean;
  repeat: boolean;
}

const SIGNS: Record<string, [Sign, string | null]> = {
  "step-draw": ["dog", "dogs"],
  "step-draw-per": ["dog", null],
  "step-roll": ["die", "dice"],
  "step-roll-yard": ["yard", null],
  "step-roll-aside": ["die", null],
  "step-roll-per": ["die", null],
  "step-roll-own": ["die", "dice"],
  "step-roll-own-per": ["die", null],
  "step-adjust": ["turn", "times"],
  "step-adjust-per": ["turn", null],
  "step-move": ["turn", null],
  "step-set": ["turn", null],
  "step-set-aside": ["pick", null],
  "step-name": ["pick", null],
  "step-take": ["bone", "treats"],
  "step-take-per": ["bone", null],
  "step-return": ["bone", "treats"],
  "step-return-per": ["bone", null],
  "keep-value": ["pick", null],
  "keep-named": ["pick", null],
  "keep-dice": ["pick", "dice"],
  "keep-total": ["pick", "total"],
};

/** The steps of a trick as a few small drawings; clauses without a drawing are only in the text. */
export function pictogram(steps: readonly StepMessage[]): Glyph[] {
  return steps.flatMap((step) => {
    const sign = SIGNS[step.message];
    if (sign === undefined) return [];
    const count = sign[1] === null ? null : Number(step.args[sign[1]]);
    const may = step.args["may"] === "yes";
    const repeat = step.args["repeat"] === "yes";
    const glyph: Glyph = { sign: sign[0], count, may, repeat };
    const perPaw = step.args["source"] === "paws" && step.message.endsWith("-per");
    return perPaw ? [glyph, { sign: "paw", count: null, may: false, repeat: false }] : [glyph];
  });
}
