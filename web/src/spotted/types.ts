import type { SpottedView } from "../wire";

/** The parts of a position, named as on the table. */
export type Sheet = SpottedView["sheets"][number];
export type Family = Sheet["families"][number];

export const CLOVER = 6;
export const FAMILIES = ["white", "yellow", "orange", "green", "blue", "pink"] as const;

/** A die by its color, and its value; 6 is a cloverleaf. */
export interface Face {
  colour: string;
  face: number;
}

/** Dice in the wire format: pairs of a color and a face. */
export function facesOf(pairs: readonly (readonly unknown[])[]): Face[] {
  return pairs.map(([colour, face]) => ({ colour: String(colour), face: Number(face) }));
}

/** The parts of the table; a small screen shows one of them. */
export type Tab = "beetles" | "meadow" | "others";
