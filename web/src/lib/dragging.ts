/** Dice carried by mouse or finger. Taps and keys work as before; this is another way to do the same actions. */

import { aimedAt, isCarrying, middleOf, type Point } from "./aim";
import { isStill } from "./settings.svelte";

/** A place for a die: the element with that `data-place`, and what dropping it there does. */
export interface Goal {
  place: string;
  /** Drops the die there; returns false if it is not accepted yet, so that it goes back. */
  drop: () => boolean;
}

/** A die that can be carried. */
export interface Load {
  goals: readonly Goal[];
  /** Called when the die is picked up, to highlight its places. */
  lift: () => void;
  /** Called when it was not dropped on any place. */
  back: () => void;
}

const GLIDE = 160;
/** A finger hides what is below it, so the die is held above it. */
const ABOVE_FINGER = 30;

/** An attachment: lets an element's die be carried to the goals that `load` returns when it is picked up. */
export function draggable(load: () => Load) {
  return (element: HTMLElement): (() => void) => {
    let drag: Drag | null = null;
    const end = (): void => {
      drag?.abandon();
      drag = null;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      element.setPointerCapture(event.pointerId);
      drag = new Drag(element, load, event);
    };
    const move = (event: PointerEvent): void => drag?.move(event);
    const up = (): void => {
      drag?.drop();
      drag = null;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") drag?.abandon();
    };
    const heard: [string, EventListener][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up],
      ["pointercancel", end],
      ["lostpointercapture", end],
    ];
    for (const [name, listen] of heard) element.addEventListener(name, listen);
    document.addEventListener("keydown", key);
    // A finger on a die carries it; next to dice it scrolls the page.
    element.style.touchAction = "none";
    return () => {
      for (const [name, listen] of heard) element.removeEventListener(name, listen);
      document.removeEventListener("keydown", key);
      element.style.touchAction = "";
      end();
    };
  };
}

/** Where to draw a die that is being carried, or was dropped and waits to be accepted; null for any other. */
export function carriedBox(element: Element): DOMRect | null {
  return element.closest("[data-carried]") ? (document.querySelector(".carried")?.getBoundingClientRect() ?? null) : null;
}

/** The dropped die has been handled: the table now shows it in its new place. */
export function letGo(): void {
  for (const ghost of document.querySelectorAll(".carried")) ghost.remove();
  for (const element of document.querySelectorAll("[data-carried]")) element.removeAttribute("data-carried");
}

class Drag {
  private readonly start: Point;
  private readonly home: DOMRect;
  private readonly offset: Point;
  private load: Load | null = null;
  private ghost: HTMLElement | null = null;
  private over: number | null = null;
  /** It was a drag, not a tap, even if it was canceled. */
  private carried = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly take: () => Load,
    event: PointerEvent,
  ) {
    this.start = { x: event.clientX, y: event.clientY };
    this.home = element.getBoundingClientRect();
    this.offset = event.pointerType === "mouse" ? { x: 0, y: 0 } : { x: 0, y: -ABOVE_FINGER };
  }

  move(event: PointerEvent): void {
    const to = { x: event.clientX, y: event.clientY };
    if (!this.carried) {
      if (!isCarrying(this.start, to, event.pointerType)) return;
      this.lift();
    }
    if (this.load === null) return;
    const x = to.x - this.start.x + this.offset.x;
    const y = to.y - this.start.y + this.offset.y;
    if (this.ghost) this.ghost.style.translate = `${x}px ${y}px`;
    const middle = middleOf(this.home);
    this.glow({ x: middle.x + x, y: middle.y + y });
  }

  /** Drops the die where it is held, if that is one of its goals. */
  drop(): void {
    const goal = this.over === null ? undefined : this.load?.goals[this.over];
    const box = goal && placeOf(goal)?.getBoundingClientRect();
    if (this.carried) swallowClick();
    if (box && goal?.drop()) {
      this.glide(box);
      this.load = null;
      dim();
    } else this.abandon();
  }

  /** The die goes back to where it was. */
  abandon(): void {
    if (this.load === null) return;
    this.load.back();
    this.load = null;
    dim();
    const ghost = this.ghost;
    this.glide(this.home, () => {
      ghost?.remove();
      this.element.removeAttribute("data-carried");
    });
  }

  private lift(): void {
    letGo();
    this.carried = true;
    this.load = this.take();
    this.load.lift();
    this.ghost = ghostOf(this.element, this.home);
    this.element.setAttribute("data-carried", "");
  }

  private glow(at: Point): void {
    const places = this.load?.goals.map(placeOf) ?? [];
    this.over = aimedAt(at, places.map((place) => place?.getBoundingClientRect() ?? null));
    for (const [index, place] of places.entries()) {
      place?.setAttribute("data-goal", index === this.over ? "over" : "");
    }
  }

  private glide(to: DOMRect, then?: () => void): void {
    const { ghost, home } = this;
    if (ghost === null) return;
    const from = ghost.style.translate;
    const [goal, start] = [middleOf(to), middleOf(home)];
    ghost.style.translate = `${goal.x - start.x}px ${goal.y - start.y}px`;
    if (isStill()) then?.();
    else {
      const frames = [{ translate: from }, { translate: ghost.style.translate }];
      void ghost.animate(frames, { duration: GLIDE, easing: "ease-out" }).finished.then(then, then);
    }
  }
}

function placeOf({ place }: Goal): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`);
}

function dim(): void {
  for (const place of document.querySelectorAll("[data-goal]")) place.removeAttribute("data-goal");
}

function ghostOf(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.ariaHidden = "true";
  ghost.append(...[...element.children].map((child) => child.cloneNode(true)));
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}

/** Releasing the pointer also triggers a click, which must be ignored. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
