import type { SpottedView } from "../wire";

/** The parts of a position, named for what they are on the table. */
export type Sheet = SpottedView["sheets"][number];
export type Family = Sheet["families"][number];

export const CLOVER = 6;
export const FAMILIES = ["white", "yellow", "orange", "green", "blue", "pink"] as const;

/** A die by its colour, and what it shows; 6 is a cloverleaf. */
export interface Face {
  colour: string;
  face: number;
}

/** Dice as the wire writes them: pairs of a colour and a face. */
export function facesOf(pairs: readonly (readonly unknown[])[]): Face[] {
  return pairs.map(([colour, face]) => ({ colour: String(colour), face: Number(face) }));
}

/** The parts of the table, of which a small screen shows one. */
export type Tab = "beetles" | "meadow" | "others";
