import { flushSync, mount, tick, unmount, type ComponentProps } from "svelte";
import { toPaper } from "../lib/paper";
import PrintSheet from "./PrintSheet.svelte";

type Page = ComponentProps<typeof PrintSheet>;

/** Lays a sheet over the page for as long as it is printed, unless one lies there already. */
export function laySheet(props: Page): void {
  if (document.querySelector(".print-page")) return;
  toPaper();
  const page = mount(PrintSheet, { target: document.body, props });
  flushSync();
  addEventListener("afterprint", () => void unmount(page), { once: true });
}

/** Prints a sheet instead of the page that is shown. */
export async function printSheet(props: Page): Promise<void> {
  laySheet(props);
  await tick();
  print();
}
