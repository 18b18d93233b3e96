import type { Point } from '#shared/events/details/schemas.ts';
import { type Bounds, widthOf } from './bounds.ts';
import { earthRadiusMiles, toRadians } from './distance.ts';

/**
 * The earth in rows of constant height; each row is cut into as many columns as make its cells about square, so a cell
 * covers about the same area at every latitude. Three sizes, each four times the next: 3.2, 12.8 and 51.2 km.
 */
export const levels = ['fine', 'middle', 'coarse'] as const;
/** For what is far apart there is a fourth size, 204.8 km. */
export const allLevels = [...levels, 'wide'] as const;
export type Level = (typeof allLevels)[number];

/** One square of the grid. `column` counts eastward from the antimeridian, `row` northward from the south pole. */
export interface Cell {
  readonly level: Level;
  readonly row: number;
  readonly column: number;
}

const kmPerDegree = 111.195;
const kmPerMile = 1.609344;
const fineRow = 3.2 / kmPerDegree;
/** Rows of a level, counted in rows of the finest: exact, so that rows of two levels share their borders. */
const rowsOfFine = { fine: 1, middle: 4, coarse: 16, wide: 64 } as const satisfies Record<Level, number>;
/** Absorbs rounding where a circle just touches a cell: a cell too many costs one empty read, one too few loses events. */
const slack = 1e-9;

/** The side of a level's cells, in miles. */
export const sideMiles = (level: Level): number => (fineRow * rowsOfFine[level] * kmPerDegree) / kmPerMile;

/** The next finer level; undefined below the finest. */
export const finerThan = (level: Level): Level | undefined => allLevels[allLevels.indexOf(level) - 1];

/** A cell as text, unique over all levels: `c.41.17`. */
export const cellId = ({ level, row, column }: Cell): string => `${level[0]}.${row}.${column}`;

export function cellOf(level: Level, { lat, lng }: Point): Cell {
  const row = rowOf(level, lat);
  const columns = columnsIn(level, row);
  return { level, row, column: Math.floor(((lng + 180) / 360) * columns) % columns };
}

/** Every cell that a circle on the sphere touches, across the antimeridian and around the poles; perhaps one too many. */
export function cellsWithin(level: Level, { lat, lng }: Point, radiusMiles: number): Cell[] {
  const reach = (radiusMiles / earthRadiusMiles) * (1 + slack) * (180 / Math.PI) + slack;
  const first = rowOf(level, Math.max(-90, lat - reach));
  const last = rowOf(level, Math.min(90, lat + reach));
  return rangeOf(first, last).flatMap((row) => {
    const half = halfWidth(lat, reach, row * heightOf(level) - 90, (row + 1) * heightOf(level) - 90);
    return columnsBetween(columnsIn(level, row), lng - half, lng + half).map((column) => ({ level, row, column }));
  });
}

/** Every cell that has ground between the bounds, across the antimeridian too; perhaps one too many at an edge. */
export function cellsInBounds(level: Level, bounds: Bounds): Cell[] {
  const { south, west, north } = bounds;
  return rangeOf(rowOf(level, south), rowOf(level, north)).flatMap((row) =>
    columnsBetween(columnsIn(level, row), west - slack, west + widthOf(bounds) + slack).map((column) => ({
      level,
      row,
      column,
    })),
  );
}

/** Whether two cells of different levels share ground, or a border. In whole numbers, so nothing is lost to rounding. */
export function overlap(a: Cell, b: Cell): boolean {
  const [coarse, fine] = rowsOfFine[a.level] >= rowsOfFine[b.level] ? [a, b] : [b, a];
  const ratio = rowsOfFine[coarse.level] / rowsOfFine[fine.level];
  if (Math.floor(fine.row / ratio) !== coarse.row) return false;
  const [n, m] = [columnsIn(coarse.level, coarse.row), columnsIn(fine.level, fine.row)];
  return fine.column * n <= (coarse.column + 1) * m && coarse.column * m <= (fine.column + 1) * n;
}

const heightOf = (level: Level) => fineRow * rowsOfFine[level];

const rowOf = (level: Level, lat: number) => Math.floor(Math.floor((lat + 90) / fineRow) / rowsOfFine[level]);

function columnsIn(level: Level, row: number): number {
  const middle = Math.min(90, (row + 0.5) * heightOf(level) - 90);
  return Math.max(1, Math.round((360 / heightOf(level)) * Math.cos(toRadians(middle))));
}

/**
 * The widest the circle gets between two latitudes, as degrees of longitude to either side; 180 where it goes around a
 * pole. The circle is widest where a meridian touches it, which lies nearer to the pole than its centre.
 */
function halfWidth(lat: number, reach: number, south: number, north: number): number {
  const [centre, angle] = [toRadians(lat), toRadians(reach)];
  const touches = Math.asin(Math.max(-1, Math.min(1, Math.sin(centre) / Math.cos(angle))));
  const lowest = toRadians(Math.max(south, lat - reach));
  const highest = toRadians(Math.min(north, lat + reach, 90));
  const at = Math.max(lowest, Math.min(highest, touches));
  const cos = (Math.cos(angle) - Math.sin(centre) * Math.sin(at)) / (Math.cos(centre) * Math.cos(at));
  if (Number.isNaN(cos) || cos <= -1) return 180;
  return cos >= 1 ? slack : (Math.acos(cos) * 180) / Math.PI + slack;
}

function columnsBetween(columns: number, west: number, east: number): number[] {
  if (east - west >= 360) return rangeOf(0, columns - 1);
  const columnAt = (lng: number) => Math.floor(((lng + 180) / 360) * columns);
  const found = rangeOf(columnAt(west), columnAt(east)).map((column) => ((column % columns) + columns) % columns);
  return [...new Set(found)];
}

const rangeOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
