import { FLIGHT, type Link } from "./chain.svelte";

const SIZE = 36;
const ARC = 60;
const LEAF =
  '<svg viewBox="-1.15 -1.15 2.3 2.3" width="36" height="36" aria-hidden="true">' +
  [45, 135, 225, 315]
    .map(
      (turn) =>
        `<path d="M0 0C-.95-.35-.75-1.15 0-.78.75-1.15.95-.35 0 0Z" transform="rotate(${turn})" fill="var(--leaf)" stroke="var(--outline)" stroke-width=".12"/>`,
    )
    .join("") +
  "</svg>";

/** Lets a leaf fly from where it was earned to its slot on the track, if both are visible. */
export function flyLeaf(root: HTMLElement, link: Link): void {
  const to = root.querySelector(`[data-slot="${link.place - 1}"]`);
  const from = root.querySelector(sourceOf(link));
  if (!to || !from) return;
  const [start, end] = [middleOf(from), middleOf(to)];
  const leaf = document.createElement("span");
  leaf.innerHTML = LEAF;
  leaf.style.cssText = "position:fixed;top:0;left:0;z-index:9;pointer-events:none";
  root.append(leaf);
  const at = (x: number, y: number, turn: number): string => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
  const flight = leaf.animate(
    [
      { transform: at(start.x, start.y, 0) },
      { transform: at((start.x + end.x) / 2, Math.min(start.y, end.y) - ARC, 160) },
      { transform: at(end.x, end.y, 360) },
    ],
    { duration: FLIGHT, easing: "cubic-bezier(.3,0,.2,1)" },
  );
  const land = (): void => leaf.remove();
  flight.finished.then(land, land);
}

function sourceOf({ from, place }: Link): string {
  if (from && "family" in from) return `[data-family="${from.family}"] .beetles li:last-child`;
  if (from) return `[data-field="${from.field}"]`;
  // A leaf from another bonus hops on from that bonus's slot; a leaf from a die comes from the dock.
  return place > 1 ? `[data-slot="${place - 2}"]` : ".dock";
}

function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2 - SIZE / 2, y: box.y + box.height / 2 - SIZE / 2 };
}
