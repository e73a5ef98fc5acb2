import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 760px");
const short = new MediaQuery("(max-width: 759px) and (max-height: 760px)");
const low = new MediaQuery("(min-width: 760px) and (max-height: 600px)");
const roomy = new MediaQuery("(min-width: 1100px) and (min-height: 601px)");

/** Phones show one part at a time; where there is room, what is asked lies beside the sheet or the others do. */
export const shape = {
  get name(): "phone" | "low" | "laptop" | "tablet" {
    if (!wide.current) return "phone";
    if (low.current) return "low";
    return roomy.current ? "laptop" : "tablet";
  },
  /** Whether all parts of a sheet are seen at once. */
  get wide(): boolean {
    return wide.current;
  },
  /** A phone on which the meadow needs the score's line, too. */
  get short(): boolean {
    return short.current;
  },
};
