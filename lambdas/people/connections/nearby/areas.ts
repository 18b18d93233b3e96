import { distanceMiles } from '#shared/discovery/distance.ts';
import { cellId, cellOf, cellsWithin, type Level } from '#shared/discovery/grid.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import { spotOf } from '#shared/people/connections/nearby.ts';

interface InACity {
  readonly hash: string;
}

/** People are listed twice: in cells of 12.8 km, and of 51.2 km for those who look far. */
const levels = ['middle', 'coarse'] as const satisfies readonly Level[];

/** The lists that a player is in. */
export const areasOf = (city: InACity): string[] => levels.map((level) => cellId(cellOf(level, spotOf(city))));

/** The lists that a circle touches, those around its middle first; at most about 20. */
export function areasWithin(city: InACity, radiusMiles: number): string[] {
  const centre: Point = spotOf(city);
  const level: Level = radiusMiles <= 10 ? 'middle' : 'coarse';
  const own = cellOf(level, centre);
  const steps = (row: number, column: number) => Math.abs(row - own.row) + Math.abs(column - own.column);
  return cellsWithin(level, centre, radiusMiles)
    .sort((a, b) => steps(a.row, a.column) - steps(b.row, b.column) || (cellId(a) < cellId(b) ? -1 : 1))
    .map(cellId);
}

/** Whether a city is within the circle around another, as others may measure it. */
export const isAround = (centre: InACity, city: InACity, radiusMiles: number): boolean =>
  distanceMiles(spotOf(centre), spotOf(city)) <= radiusMiles;
