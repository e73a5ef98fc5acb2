/** The messages of the client, made from the Fluent files when it is built. */
declare module "virtual:words" {
  import type { Packed } from "./lib/packing";

  type Load = () => Promise<Packed>;

  /** How to load each part of each language. */
  export const words: Record<string, Record<string, Load>>;
}
