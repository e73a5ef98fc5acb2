/** Controls that a player may have to use at a table; the first one that exists gets the focus. */
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
 * Keeps the keyboard focus at the table: when the focused control disappears, the focus moves to the next control to
 * use, or to the prompt until there is one. Does nothing while the reader uses a pointer or touch.
 */
export function keepFocus(root: HTMLElement): () => void {
  let inside = false;
  let byKeyboard = false;
  /**
   * The element that will get the focus: between two controls the body has it for a moment, which does not count as
   * lost.
   */
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

/** The browser moves the focus to the body when the control disappears; the prompt only holds it in the meantime. */
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
