import { describe, expect, it } from "vitest";
import { content, dealing, everyAction, everyFact, seats, view } from "../fixtures/spots";
import type { Fact, Seat, SpotsAction, StepMessage } from "../wire";
import { aboutDog, aboutTrick, actionText, countsPaws, factText, promptText, riskText, stepText } from "./words";

/** A missing message shows its id; a message with a missing argument shows `{$name}`. */
const BROKEN = /\{\s*\$|^(fact|action|prompt|step|keep|reroll|discard)-/;

const PHASES = [
  "turn",
  "reroll",
  "deal",
  "choose_value",
  "choose_dice",
  "name",
  "set_aside",
  "set_die",
  "adjust",
  "move",
  "take",
  "more",
];
const CHANCE = ["roll", "setup_roll", "turn_up", "reveal", "d0g_roll"];

describe("facts", () => {
  it.each(everyFact.map((fact) => [fact.type, fact] as const))("says %s in words", (_, fact) => {
    expect(factText(fact, seats)).not.toMatch(BROKEN);
  });

  it.each<[string, Fact]>([
    ["You rolled 3, 4 and 6.", { type: "dice_rolled", seat: 0, values: [3, 4, 6] }],
    ["Biscuit busted and lost 1 die.", { type: "busted", seat: 1, dice: 1 }],
    ["Biscuit busted and lost 4 dice.", { type: "busted", seat: 1, dice: 4 }],
    ["You did Roll Over.", { type: "trick_done", seat: 0, trick: "Roll Over", treats: 0 }],
    ["You did Beg and took the treat on it.", { type: "trick_done", seat: 0, trick: "Beg", treats: 1 }],
    [
      "You did Beg and took the 2 treats on it.",
      { type: "trick_done", seat: 0, trick: "Beg", treats: 2 },
    ],
    ["You took a 2 out of the yard.", { type: "die_taken", seat: 0, dog: null, value: 2 }],
    ["You took the 2 off Bongo.", { type: "die_taken", seat: 0, dog: "Bongo", value: 2 }],
    ["Biscuit lowered a 3 in your yard.", { type: "die_lowered", seat: 1, player: 0, value: 3 }],
    ["Biscuit raised a 3 in their own yard.", { type: "die_raised", seat: 1, player: 1, value: 3 }],
    [
      "All dogs complete! You scored Bongo and Missy.",
      { type: "dogs_scored", seat: 0, dogs: ["Bongo", "Missy"], fast: "yes" },
    ],
    ["All tricks flip faceup.", { type: "tiles_reset", treats: 0, trick: null }],
    ["Beg gets 1 treat; all tricks flip faceup.", { type: "tiles_reset", treats: 1, trick: "Beg" }],
  ])("%s", (sentence, fact) => {
    expect(factText(fact, seats)).toBe(sentence);
  });
});

it("says what happens to the table too", () => {
  expect(factText({ type: "action_taken_back", seat: 0 }, seats)).toBe("You undid that.");
});

it("calls nobody you where several people share the device", () => {
  const shared = seats.map((seat) => ({ ...seat, kind: "person" as const, mine: true }));
  expect(factText({ type: "action_taken_back", seat: 0 }, shared)).toBe("Ann undid that.");
});

describe("actions", () => {
  it.each(everyAction.map((action) => [action.type, action] as const))("labels %s", (_, action) => {
    expect(actionText(action, 0, seats)).not.toMatch(BROKEN);
  });

  it.each<[string, SpotsAction]>([
    ["Reroll for 1 treat", { type: "reroll", values: null }],
    ["Reroll 3 and 4 for 1 treat", { type: "reroll", values: [3, 4] }],
    ["Raise the 4 in Biscuit’s yard", { type: "raise_die", player: 1, value: 4 }],
    ["Lower the 2 in your yard", { type: "lower_die", player: 0, value: 2 }],
  ])("%s", (label, action) => {
    expect(actionText(action, 0, seats)).toBe(label);
  });
});

describe("prompts", () => {
  it.each(PHASES)("asks the reader and tells of others: %s", (phase) => {
    const mine = promptText({ ...view, phase }, seats, dealing);
    const theirs = promptText({ ...view, phase, turn: 1, acting: [1] }, seats, []);
    expect(mine).toMatch(/^Your turn: /);
    expect(theirs).toMatch(/^Biscuit /);
    expect(`${mine} ${theirs}`).not.toMatch(BROKEN);
  });

  it("does not speak of the reader by name while others' steps are still shown", () => {
    expect(promptText({ ...view, phase: "turn" }, seats, [])).toBe("You’re up next.");
    const [own, ...others] = seats;
    const away = [{ ...own, stand_in: "greedy" } as Seat, ...others];
    expect(promptText({ ...view, phase: "turn" }, away, [])).toMatch(/is choosing a trick/);
  });

  it.each(CHANCE)("tells of chance: %s", (phase) => {
    const text = promptText({ ...view, phase, acting: [], chance: true }, seats, []);
    expect(text).not.toMatch(BROKEN);
  });

  it("names the dice that are to be dealt with", () => {
    expect(promptText({ ...view, roll: [4] }, seats, dealing)).toBe(
      "Your turn: place the 4 or bury it.",
    );
    const bury: SpotsAction[] = [{ type: "bury_die", value: 6 }];
    expect(promptText({ ...view, roll: [6] }, seats, bury)).toBe(
      "Your turn: the 6 fits nowhere. Bury it.",
    );
  });

  it("does not ask whether to stop where a lesson lets one only roll", () => {
    expect(promptText({ ...view, phase: "more" }, seats, [{ type: "do_more" }])).toBe("Your turn: roll.");
  });

  it("tells who won", () => {
    const over = { ...view, phase: "over", acting: [] };
    expect(promptText({ ...over, winner: 0 }, seats, [])).toMatch(/^You won/);
    expect(promptText({ ...over, winner: 1 }, seats, [])).toMatch(/^Biscuit won/);
    expect(promptText({ ...over, d0g_won: true }, seats, [])).toMatch(/^d0g won/);
  });
});

describe("steps", () => {
  const written = content.tricks.flatMap((trick) => trick.steps);
  it.each(written.map((step) => [step.message, step] as const))("says %s in words", (_, step) => {
    expect(stepText(step)).not.toMatch(BROKEN);
  });

  const roll = { may: "no", repeat: "no", grow: 0 };
  it.each<[string, Omit<StepMessage, "step">]>([
    ["Roll 1 die.", { message: "step-roll", args: { ...roll, dice: 1 } }],
    [
      "Then you may roll 1 die, as often as you like.",
      { message: "step-roll", args: { ...roll, dice: 1, may: "yes", repeat: "yes" } },
    ],
    [
      "Roll 1 die, and again as often as you like, with 1 more die each time.",
      { message: "step-roll", args: { ...roll, dice: 1, repeat: "yes", grow: 1 } },
    ],
    [
      "Roll 2 dice, plus 1 for each paw on your dogs.",
      { message: "step-roll-per", args: { ...roll, dice: 2, per: 1, source: "paws" } },
    ],
    [
      "Roll 1 die for each of your dogs with an empty space, as often as you like.",
      { message: "step-roll-per", args: { ...roll, dice: 0, per: 1, source: "open-dogs", repeat: "yes" } },
    ],
    [
      "Take 1 treat for each other facedown tile.",
      { message: "step-take-per", args: { treats: 1, source: "facedown-others", base: 0 } },
    ],
    [
      "Take as many treats as you have.",
      { message: "step-take-per", args: { treats: 1, source: "treats", base: 0 } },
    ],
    [
      "Once for each paw on your dogs, you may raise or lower any player’s buried die by 1. A lowered 1 is discarded.",
      { message: "step-adjust-per", args: { times: 1, source: "paws", base: 0 } },
    ],
  ])("%s", (sentence, step) => {
    expect(stepText({ ...step, step: 1 })).toBe(sentence);
  });
});

describe("what is tapped", () => {
  const draw: StepMessage = { message: "step-draw-per", args: { dogs: 1, base: 0, source: "paws" }, step: 0 };

  it("tells for which tricks of this table paws count, and nothing where they do not", () => {
    const dog = { name: "Doog", spaces: [1, 2], filled: [1], paws: 2, scored: false, complete: false };
    expect(countsPaws([draw])).toBe(true);
    expect(aboutDog(dog, ["Beg", "Dig"])).toBe("Doog still needs 2. Its 2 paws count for Beg and Dig.");
    expect(aboutDog(dog, [])).toBe("Doog still needs 2.");
  });

  it("names the treats that come with a trick", () => {
    const [tile] = view.tiles;
    if (!tile) throw new Error("a table has tricks");
    const beg = { ...tile, trick: "Beg", treats: 0, facedown: false };
    expect(aboutTrick({ ...beg, treats: 1 }, [], false)).toBe("Beg: You also take the treat on it.");
    expect(aboutTrick(beg, [], false)).toBe("Beg:");
    expect(aboutTrick({ ...beg, facedown: true }, [], false)).toMatch(/^Beg: Already used/);
    expect(aboutTrick({ ...beg, facedown: true }, [], true)).toBe("Beg:");
  });
});

describe("the question before a bust on purpose", () => {
  it("says that there is a better choice, unless the odds on show rate the bust highest", () => {
    expect(riskText(false)).toBe("You would lose every die on your dogs and in your yard. There is a better choice.");
    expect(riskText(true)).toBe("You would lose every die on your dogs and in your yard.");
  });
});
