/** What may be asked at a table, as controls; the first that is there gets the keyboard. */
const ASKED = [
  '[data-legal="true"]',
  'button[data-testid^="place-"]',
  'button[data-testid^="land-"]',
  'button[data-testid^="take-"]',
  'button[data-testid^="lift-"]',
  'button[data-testid^="pick-"]',
  '[data-testid="done"]',
  "button.way",
  'button[data-testid^="beetle-"]',
  'button[data-testid^="field-"]',
  'button[data-testid^="row-"]',
  'button[data-testid^="hand-"]:not([aria-pressed="true"])',
  ".uses button",
  'button[data-testid^="die-"]',
  '[data-testid="actions"] button:not([data-testid="undo"], [data-testid="skip"])',
  '[data-testid="keep"]',
];
const PROMPT = '[data-testid="prompt"]';

/**
 * Keeps the keyboard at the table: when the control it was on goes away, it moves to what is asked next, else to the
 * prompt, from where it goes on as soon as something is asked. Whoever points or taps is left alone.
 */
export function keepFocus(root: HTMLElement): () => void {
  let inside = false;
  let byKeyboard = false;
  /** Where the keyboard is on its way to: between two controls the page has it for a moment, and nothing is lost. */
  let heading: EventTarget | null = null;
  const leave = (event: FocusEvent): void => {
    heading = event.relatedTarget;
  };
  const note = (event: Event): void => {
    byKeyboard = event.type === "keydown";
  };
  const follow = (event: FocusEvent): void => {
    heading = null;
    inside = event.target instanceof Node && root.contains(event.target);
  };
  const observer = new MutationObserver(() => {
    if (heading instanceof Node && heading.isConnected) return;
    if (inside && byKeyboard && isLost(document.activeElement)) focusAsked(root);
  });
  document.addEventListener("keydown", note, true);
  document.addEventListener("pointerdown", note, true);
  document.addEventListener("blur", leave, true);
  document.addEventListener("focusin", follow);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    observer.disconnect();
    document.removeEventListener("keydown", note, true);
    document.removeEventListener("pointerdown", note, true);
    document.removeEventListener("blur", leave, true);
    document.removeEventListener("focusin", follow);
  };
}

/** The browser gives the keyboard to the page when its control is gone; the prompt only keeps it meanwhile. */
function isLost(active: Element | null): boolean {
  return active === null || active === document.body || active.matches(`${PROMPT}, :disabled`);
}

function focusAsked(root: HTMLElement): void {
  for (const selector of ASKED) {
    const shown = [...root.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)];
    const found = shown.find((each) => each.checkVisibility());
    if (found) return found.focus();
  }
  const prompt = root.querySelector<HTMLElement>(PROMPT);
  if (prompt === null || prompt === document.activeElement) return;
  prompt.tabIndex = -1;
  prompt.focus({ preventScroll: true });
}
