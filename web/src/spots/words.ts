import { listOf, nameOf, t, type MessageArgs } from "../lib/fluent";
import { isBots } from "../lib/pace";
import { tableFactText } from "../table/facts";
import { isYou, whoArgs, wireId, yesNo } from "../table/names";
import type { Fact, Seat, SpotsAction, SpotsView, StepMessage } from "../wire";
import type { Fate } from "./plan";
import type { Dog, Player, Tile } from "./types";

/** The most dogs in a pack, including scored dogs. */
export const MOST_DOGS = 6;

/** A fact, as a sentence. */
export function factText(fact: Fact, seats: readonly Seat[]): string {
  return tableFactText(fact, seats) ?? t(wireId("fact", fact.type), wireArgs(fact, fact.seat ?? null, seats));
}

/** A step of a trick, in words. */
export function stepText(step: StepMessage): string {
  return t(step.message, { may: "no", repeat: "no", grow: 0, base: 0, ...step.args });
}

/** A trick in words: its name, what it does, the treats on it, and why it cannot be done while it is face down. */
export function aboutTrick(tile: Tile, steps: readonly StepMessage[], going: boolean): string {
  const used = tile.facedown && !going ? t("trick-used") : "";
  const parts = [t("trick-head", { trick: nameOf("trick", tile.trick) }), ...steps.map(stepText), treatsText(tile), used];
  return parts.filter((part) => part !== "").join(" ");
}

/** The treats on a trick, which the player gets with it. */
export function treatsText({ treats }: Tile): string {
  return treats > 0 ? t("trick-treats", { treats }) : "";
}

/** The label of the button that does an action for the player on `seat`. */
export function actionText(action: SpotsAction, seat: number, seats: readonly Seat[]): string {
  const args = wireArgs({ ...action }, seat, seats);
  if (action.type === "reroll" && action.values !== null) return t("action-reroll-some", args);
  return t(wireId("action", action.type), args);
}

/** What happens to a die, in a word or two. */
export function fateText(fate: Fate): string {
  if (fate.kind === "fits" && fate.dogs.length === 1) return t("tag-fits", { dog: fate.dogs[0] ?? "" });
  if (fate.kind === "fits") return t("tag-fits-any");
  if (fate.kind === "buries") return t("tag-buries", { spots: fate.spots });
  if (fate.kind === "splits") return t("tag-splits", { fitting: fate.fitting, spots: fate.spots });
  return t(`tag-${fate.kind}`);
}

/** What a bust on purpose would cost; that something is better is only said if the odds on show do not deny it. */
export const riskText = (isBest: boolean): string => (isBest ? t("bust-about") : `${t("bust-about")} ${t("bust-better")}`);

/** The label of the button that places and buries several dice at once. */
export function planText(actions: readonly SpotsAction[]): string {
  const values = (type: SpotsAction["type"]): number[] =>
    actions.flatMap((action) => (action.type === type && "value" in action ? [action.value] : []));
  const [places, buries] = [values("place_die"), values("bury_die")];
  return t("plan-go", { placing: places.length, burying: buries.length, places: listOf(places), buries: listOf(buries) });
}

/** The line that says who must do what now. */
export function promptText(
  view: SpotsView,
  seats: readonly Seat[],
  legal: readonly SpotsAction[],
): string {
  if (view.d0g_won) return t("prompt-d0g-won");
  if (view.winner !== null) return t("prompt-won", whoArgs(view.winner, seats));
  const actor = view.acting[0] ?? view.turn;
  if (legal.length === 0 && isHeldUp(view, actor, seats)) return t("prompt-soon");
  const args: MessageArgs = {
    ...whoArgs(actor, seats),
    values: listOf(view.roll),
    dice: view.roll.length,
    score: yesNo(legal.some((action) => action.type === "score_dogs")),
  };
  return t(promptId(view, legal), args);
}

/** Whether it is already the reader's turn while other players' steps are still being shown. */
function isHeldUp(view: SpotsView, actor: number, seats: readonly Seat[]): boolean {
  const seat = seats.find((each) => each.seat === actor);
  return !view.chance && view.phase !== "over" && isYou(seat, seats) && !isBots(seat);
}

function promptId(view: SpotsView, legal: readonly SpotsAction[]): string {
  const id = wireId("prompt", view.phase);
  if (view.chance || view.phase === "over") return id;
  if (legal.length === 0) return `${id}-other`;
  // A lesson offers a single action; then there is nothing to choose.
  if (view.phase === "more" && legal.length === 1 && legal[0]?.type === "do_more") return `${id}-only`;
  const onlyBury = legal.every((action) => action.type === "bury_die");
  return view.phase === "deal" && onlyBury ? `${id}-bury` : id;
}

/** The fields of a fact or an action as the messages need them: names for seats and tricks, joined lists. */
function wireArgs(
  fields: Record<string, unknown>,
  seat: number | null,
  seats: readonly Seat[],
): MessageArgs {
  const args: MessageArgs = seat === null ? {} : whoArgs(seat, seats);
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      args[field] = listOf(value);
      args["count"] = value.length;
    } else if (typeof value === "boolean") args[field] = yesNo(value);
    else if (field === "trick" && typeof value === "string") args[field] = nameOf("trick", value);
    else if (typeof value === "string" || typeof value === "number") args[field] = value;
  }
  if ("dog" in fields) args["from"] = fields["dog"] === null ? "yard" : "dog";
  if (typeof fields["player"] === "number") {
    const target = whoArgs(fields["player"], seats);
    args["player"] = target["name"] ?? "";
    args["target"] = target["you"] === "yes" ? "you" : fields["player"] === seat ? "self" : "other";
  }
  return args;
}

/** Whether a player's paws count for a trick. */
export function countsPaws(steps: readonly StepMessage[]): boolean {
  return steps.some((step) => step.message === "step-roll-aside" || step.args["source"] === "paws");
}

/** One sentence about a dog: what it still needs, and for which tricks of the table its paws count. */
export function aboutDog(dog: Dog, pawed: readonly string[]): string {
  return t("about-dog", {
    dog: dog.name,
    complete: yesNo(dog.complete),
    values: listOf(dog.spaces.filter((value) => !dog.filled.includes(value))),
    paws: pawed.length > 0 ? dog.paws : 0,
    tricks: listOf(pawed.map((trick) => nameOf("trick", trick))),
  });
}

/** If the trick of this turn could draw no dog, because six is the limit for a pack: that nobody came. */
export function vainText(
  log: readonly Fact[],
  players: readonly Player[],
  seats: readonly Seat[],
  draws: (trick: string) => boolean,
): string | null {
  const turn = log.slice(log.findLastIndex((fact) => fact.type === "turn_started"));
  const done = turn.find((fact) => fact.type === "trick_done");
  const player = players.find((each) => each.seat === done?.seat);
  if (!done || !player || player.cards < MOST_DOGS || !draws(String(done["trick"]))) return null;
  if (turn.some((fact) => fact.type === "dog_drawn")) return null;
  return t("pack-full-now", whoArgs(player.seat, seats));
}
