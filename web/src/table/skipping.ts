import type { Table } from "../lib/table.svelte";

/** Elements that handle these keys themselves. */
const BUSY = "dialog, input, select, textarea, a, button";

/** While other players' steps are shown, a tap on the table or a key skips to the present and does nothing else. */
export function skipping(table: Table): (root: HTMLElement) => () => void {
  return (root) => {
    const tapped = (event: Event): void => {
      if (table.heldUp) table.skip();
      else if (!table.settling) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const keyed = (event: KeyboardEvent): void => {
      const wanted = event.key === " " || event.key === "Enter";
      if (!wanted || !table.heldUp || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = event.target instanceof Element ? event.target : root;
      if (at.closest(BUSY) && !root.contains(at)) return;
      event.preventDefault();
      table.skip();
    };
    root.addEventListener("click", tapped, true);
    document.addEventListener("keydown", keyed, true);
    return () => {
      root.removeEventListener("click", tapped, true);
      document.removeEventListener("keydown", keyed, true);
    };
  };
}
