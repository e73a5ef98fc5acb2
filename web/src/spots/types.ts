import type { SpotsView } from "../wire";

/** The parts of a position, named as on the table. */
export type Player = SpotsView["players"][number];
export type Dog = Player["dogs"][number];
export type Tile = SpotsView["tiles"][number];
export type Card = NonNullable<SpotsView["top"]>;
