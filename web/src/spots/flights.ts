/** Animations of dice: from the tray to where they are put, and off the table after a bust. */
import { carriedBox } from "../lib/dragging";
import type { Fact } from "../wire";
import { spaceName } from "./carrying";

const GLIDE = 240;
const SWEEP = 480;

interface Seen {
  value: number;
  box: DOMRect;
  drawing: Element;
  /** It was carried there by hand. */
  carried: boolean;
  /** The test id of the opponent who owns it; null for dice in the reader's area. */
  opponent: string | null;
}

/** Where the dice were before a change. */
export interface Sight {
  tray: Seen[];
  yard: Seen[];
  spaces: Map<string, Seen>;
}

/** Records where the dice are now, for the animations of the next change. */
export function lookAt(board: Element): Sight {
  const inside = (part: string): Seen[] => [...board.querySelectorAll(`${part} [data-die]`)].map(seen);
  const spaces = [...board.querySelectorAll(":is(.mine, .opponents) [data-place]:has([data-die])")];
  return {
    tray: inside(':is([data-testid="tray"], [data-testid="throw"])'),
    yard: inside('.own-yard [data-testid="yard"]'),
    spaces: new Map(spaces.map((space) => [space.getAttribute("data-place") ?? "", seen(space)])),
  };
}

/** Animates dice according to the facts; `seat` owns the dogs below, `layer` is above everything. */
export function fly(board: Element, layer: Element, facts: readonly Fact[], before: Sight, seat: number): void {
  const tray = [...before.tray];
  const bust = facts.find((fact) => fact.type === "busted");
  if (bust) {
    const own = bust.seat === seat;
    const opponent = own ? null : opponentId(bust.seat);
    const spaces = [...before.spaces.values()].filter((space) => space.opponent === opponent);
    sweep(layer, [...tray, ...(own ? before.yard : []), ...spaces]);
    return;
  }
  for (const fact of facts) {
    const goal = goalOf(board, fact, seat);
    const start = fact.type === "die_moved" ? before.spaces.get(spaceName(fact["dog"], fact["value"])) : take(tray, fact);
    if (goal && start) glide(goal, start.box);
    else if (start && fact.type === "die_buried") bury(board, layer, start, opponentId(fact.seat));
  }
}

/** Ends all animations on the table at once. */
export function settle(board: Element): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

function seen(element: Element): Seen {
  const drawing = element.matches("[data-die]") ? element : (element.querySelector("[data-die]") ?? element);
  const carried = carriedBox(element);
  const box = carried ?? element.getBoundingClientRect();
  const opponent = element.closest('[data-testid^="opponent-"]')?.getAttribute("data-testid") ?? null;
  return { value: Number(drawing.getAttribute("data-die")), box, drawing, carried: carried !== null, opponent };
}

const opponentId = (seat: unknown): string => `opponent-${String(seat)}`;

function take(tray: Seen[], fact: Fact): Seen | undefined {
  const fits = (die: Seen): boolean => die.value === fact["value"];
  const carried = tray.findIndex((die) => fits(die) && die.carried);
  const at = carried < 0 ? tray.findIndex(fits) : carried;
  return at < 0 ? undefined : tray.splice(at, 1)[0];
}

function goalOf(board: Element, fact: Fact, seat: number): Element | null {
  const space = (dog: unknown, value: unknown): Element | null =>
    board.querySelector(`[data-place="${CSS.escape(spaceName(dog, value))}"]`);
  if (fact.type === "die_placed") return space(fact["dog"], fact["value"]);
  if (fact.type === "die_moved") return space(fact["to_dog"], fact["to_value"]);
  if (fact.type !== "die_buried" || fact.seat !== seat) return null;
  const lying = [...board.querySelectorAll(`.own-yard [data-testid="yard"] [data-die="${String(fact["value"])}"]`)];
  return lying.at(-1)?.parentElement ?? null;
}

function glide(goal: Element, from: DOMRect): void {
  const to = goal.getBoundingClientRect();
  if (to.width === 0) return;
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const start = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width}) rotate(-20deg)`, zIndex: "3" };
  goal.animate([start, { transform: "none", zIndex: "3" }], { duration: GLIDE, easing: "cubic-bezier(.3,.7,.3,1)" });
}

/** A die that an opponent buries shrinks into the gauge of the opponent's yard. */
function bury(board: Element, layer: Element, { box, drawing }: Seen, opponent: string): void {
  const to = board.querySelector(`[data-testid="${opponent}"] [data-gauge]`)?.getBoundingClientRect();
  if (to === undefined || to.width === 0) return;
  const x = to.x + to.width / 2 - box.x - box.width / 2;
  const y = to.y + to.height / 2 - box.y - box.height / 2;
  const goal = { transform: `translate(${x}px, ${y}px) scale(${to.height / box.height})` };
  const ghost = ghostOf(layer, box, drawing);
  ghost.animate([{ transform: "none" }, goal], { duration: GLIDE, easing: "ease-in" }).onfinish = () => ghost.remove();
}

/** A copy of a die, above the table. */
function ghostOf(layer: Element, box: DOMRect, drawing: Element): SVGElement {
  const ghost = drawing.cloneNode(true) as SVGElement;
  ghost.classList.remove("tumbling");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  layer.append(ghost);
  return ghost;
}

/** The dice shake and slide off the table. */
function sweep(layer: Element, dice: readonly Seen[]): void {
  dice.forEach(({ box, drawing }, index) => {
    const ghost = ghostOf(layer, box, drawing);
    const turn = index % 2 === 0 ? 1 : -1;
    ghost.animate(
      [
        { transform: "none" },
        { transform: `translateX(${-7 * turn}px) rotate(${-9 * turn}deg)`, offset: 0.15 },
        { transform: `translateX(${7 * turn}px) rotate(${9 * turn}deg)`, offset: 0.3 },
        { transform: "none", offset: 0.42 },
        { transform: `translate(${60 * turn}px, 60vh) rotate(${200 * turn}deg)`, opacity: 0.2 },
      ],
      { duration: SWEEP, easing: "ease-in" },
    ).onfinish = () => ghost.remove();
  });
}
