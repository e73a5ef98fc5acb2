/** The games' rules, put together when the client is built. */
declare module "virtual:rules" {
  /** Where each game's module lies, with its description in it. */
  export const rules: Record<string, string>;
}
