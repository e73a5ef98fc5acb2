/** The games' rules, collected when the client is built. */
declare module "virtual:rules" {
  /** The URL of each game's module, which includes its description. */
  export const rules: Record<string, string>;
}
