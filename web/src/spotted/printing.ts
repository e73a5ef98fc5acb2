import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { toPaper } from "../lib/paper";
import { reach } from "../lib/reach.svelte";
import { SITE } from "../local/wanted";
import type { SheetContent, SpottedView } from "../wire";
import BlankSheet from "./BlankSheet.svelte";
import PrintSheet from "./PrintSheet.svelte";

/** Lays a sheet over the page while it is being printed, unless there already is one. */
export function laySheet(props: ComponentProps<typeof PrintSheet>): void {
  if (document.querySelector(".print-page")) return;
  toPaper();
  const page = mount(PrintSheet, { target: document.body, props });
  flushSync();
  addEventListener("afterprint", () => void unmount(page), { once: true });
}

/** Prints an empty sheet instead of the current page: drawn by the server, or in the browser. */
export async function printBlank(content: SheetContent): Promise<void> {
  if (SITE || reach.gone || !navigator.onLine) await printBlankHere(content);
  else await printDrawing(content);
}

async function printBlankHere(content: SheetContent): Promise<void> {
  const { publishedRules } = await import("../play/rules");
  const { engine, setup } = await publishedRules("spotted", { seats: 1, sheet: content.id });
  const [sheet] = (engine.view(engine.start(setup)) as SpottedView).sheets;
  if (!sheet) throw new Error(`there is no sheet ${content.id}`);
  laySheet({ content, sheet, name: "", day: "", round: 0 });
  print();
}

async function printDrawing(content: SheetContent): Promise<void> {
  let page: ReturnType<typeof mount> = {};
  const failed = await new Promise<boolean>((drawn) => {
    page = mount(BlankSheet, { target: document.body, props: { content, drawn } });
  });
  if (failed) {
    void unmount(page);
    throw new Error(`there is no page for ${content.id}`);
  }
  addEventListener("afterprint", () => void unmount(page), { once: true });
  print();
}
