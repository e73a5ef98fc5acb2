import type { Plugin } from "vite";

/** Code that is only used for a server's tables and their guests. */
const AT_A_SERVER =
  /src[\\/](pages[\\/](Carry|CarryLink|Invite|JoinTable|PublicTables|SpareKey|WaitingRoom)\.svelte|table[\\/](Phrases|Report)\.svelte|general[\\/](at-table|wishes)\.ts)$/;
const NOTHING = "\0pipyard-nothing";

/** Removes from a static site what nobody can reach there. */
export function alone(): Plugin {
  return {
    name: "pipyard-alone",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.startsWith(".") || importer === undefined) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && AT_A_SERVER.test(found.id) ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? "export default () => undefined;" : null),
  };
}
