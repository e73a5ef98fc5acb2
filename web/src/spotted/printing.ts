import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { toPaper } from "../lib/paper";
import type { SheetContent } from "../wire";
import BlankSheet from "./BlankSheet.svelte";
import PrintSheet from "./PrintSheet.svelte";

/** Lays a sheet over the page for as long as it is printed, unless one lies there already. */
export function laySheet(props: ComponentProps<typeof PrintSheet>): void {
  if (document.querySelector(".print-page")) return;
  toPaper();
  const page = mount(PrintSheet, { target: document.body, props });
  flushSync();
  addEventListener("afterprint", () => void unmount(page), { once: true });
}

/** Prints an empty sheet instead of the page that is shown; throws where it cannot be had. */
export async function printBlank(content: SheetContent): Promise<void> {
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
