/** The messages of the client, generated from the Fluent files by the build. */
declare module "virtual:words" {
  import type { Packed } from "./lib/packing";

  type Load = () => Promise<Packed>;

  /** How to load each part of each language. */
  export const words: Record<string, Record<string, Load>>;
}
