import type { Attachment } from "svelte/attachments";

/** How far a finger has to move sideways; less is a tap that slipped. */
const FAR = 56;
/** How many times further it has to move sideways than up or down; otherwise it scrolls. */
const LEVEL = 1.6;
/** How much the element follows the finger. */
const FOLLOW = 0.35;

/** The direction of a swipe: 1 for the next, -1 for the previous, 0 for no swipe. */
export function sweepOf(sideways: number, down: number): -1 | 0 | 1 {
  if (Math.abs(sideways) < FAR || Math.abs(sideways) < LEVEL * Math.abs(down)) return 0;
  return sideways < 0 ? 1 : -1;
}

/** Lets the reader swipe an element to go to its neighbor; with a mouse there are buttons for that. */
export function swipes(turn: (by: -1 | 1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { id: number; x: number; y: number } | null = null;
    const heard = new AbortController();
    const listen = { signal: heard.signal };
    element.style.touchAction = "pan-y pinch-zoom";

    function end(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.id) return;
      const by = event.type === "pointerup" ? sweepOf(event.clientX - from.x, event.clientY - from.y) : 0;
      from = null;
      element.style.translate = "";
      if (by === 0) return;
      // Ignore the click that a browser generates when the finger is lifted.
      const stop = (tap: Event): void => {
        tap.preventDefault();
        tap.stopPropagation();
      };
      element.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", stop, { capture: true }), 50);
      turn(by);
    }

    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.pointerType !== "mouse" && event.isPrimary) from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      listen,
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== from?.id) return;
        const sideways = event.clientX - from.x;
        const level = Math.abs(sideways) > LEVEL * Math.abs(event.clientY - from.y);
        element.style.translate = level ? `${sideways * FOLLOW}px` : "";
      },
      listen,
    );
    element.addEventListener("pointerup", end, listen);
    element.addEventListener("pointercancel", end, listen);
    return () => heard.abort();
  };
}
