import type { Attachment } from "svelte/attachments";

/** So far a finger has to go sideways; less is a tap that slipped. */
const FAR = 56;
/** And so many times as far sideways as up or down: anything else scrolls. */
const LEVEL = 1.6;
/** What is under the finger follows it so much. */
const FOLLOW = 0.35;

/** Which way a finger has swept: 1 to the next, -1 to the one before, 0 for no sweep. */
export function sweepOf(sideways: number, down: number): -1 | 0 | 1 {
  if (Math.abs(sideways) < FAR || Math.abs(sideways) < LEVEL * Math.abs(down)) return 0;
  return sideways < 0 ? 1 : -1;
}

/** Lets a finger that sweeps over an element turn to what lies beside; mice have buttons for that. */
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
      // The tap that a browser makes of every lifted finger is not meant.
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
