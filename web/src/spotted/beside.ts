/** The seat whose sheet is next to the one that is shown, going around the table. */
export function beside(seats: readonly number[], shown: number, by: -1 | 1): number {
  const at = seats.indexOf(shown);
  return seats[(at + by + seats.length) % seats.length] ?? shown;
}
