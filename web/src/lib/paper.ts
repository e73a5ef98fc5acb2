/** Ink on paper: what is light on a dark screen would not be seen. To be called before a page is printed. */
export function toPaper(): void {
  const { dataset } = document.documentElement;
  const theme = dataset["theme"];
  if (theme === undefined || theme === "light") return;
  dataset["theme"] = "light";
  addEventListener("afterprint", () => (dataset["theme"] = theme), { once: true });
}
