/**
 * Switches to dark ink on white: colors for a dark screen would be invisible on paper. Call it before printing a page.
 */
export function toPaper(): void {
  const { dataset } = document.documentElement;
  const theme = dataset["theme"];
  if (theme === undefined || theme === "light") return;
  dataset["theme"] = "light";
  addEventListener("afterprint", () => (dataset["theme"] = theme), { once: true });
}
