/** Who has which side of the timeline. */
export interface Rivals {
  above: { seat: number; face: string };
  below: { seat: number; face: string };
}
