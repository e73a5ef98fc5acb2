import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 760px");
const short = new MediaQuery("(max-width: 759px) and (max-height: 760px)");
const low = new MediaQuery("(min-width: 760px) and (max-height: 600px)");
const roomy = new MediaQuery("(min-width: 1100px) and (min-height: 601px)");

/** Phones show one part at a time; with more room, the prompt or the other players are next to the sheet. */
export const shape = {
  get name(): "phone" | "low" | "laptop" | "tablet" {
    if (!wide.current) return "phone";
    if (low.current) return "low";
    return roomy.current ? "laptop" : "tablet";
  },
  /** Whether all parts of a sheet are visible at once. */
  get wide(): boolean {
    return wide.current;
  },
  /** A phone so short that the meadow needs the score's line, too. */
  get short(): boolean {
    return short.current;
  },
};
