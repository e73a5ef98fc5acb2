import type { SheetContent } from "../wire";

export interface Spot {
  id: string;
  kind: string;
  x: number;
  y: number;
}

export interface Path {
  key: string;
  from: Spot;
  to: Spot;
}

export interface Layout {
  width: number;
  height: number;
  spots: Spot[];
  paths: Path[];
}

/** Where fields and paths of a meadow are drawn, in fields from the top left; always upright, as a phone is held. */
export function layoutOf(sheet: SheetContent): Layout {
  const columns = 1 + Math.max(...sheet.fields.map((field) => field.column));
  const rows = 1 + Math.max(...sheet.fields.map((field) => field.row));
  const turned = columns > rows;
  const spots = sheet.fields.map(({ id, kind, column, row }) =>
    turned ? { id, kind, x: row, y: column } : { id, kind, x: column, y: row },
  );
  const found = new Map(spots.map((spot) => [spot.id, spot]));
  const paths = sheet.edges.flatMap(([one, other]) => {
    const from = found.get(String(one));
    const to = found.get(String(other));
    return from && to ? [{ key: `${from.id} ${to.id}`, from, to }] : [];
  });
  return { width: turned ? rows : columns, height: turned ? columns : rows, spots, paths };
}
