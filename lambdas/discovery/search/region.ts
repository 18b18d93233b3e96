import { type Bounds, groundWidthOf, isWithin } from '#shared/discovery/bounds.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { type Cell, cellsInBounds, cellsWithin, type Level, levels, sideMiles } from '#shared/discovery/grid.ts';
import type { Point } from '#shared/events/details/schemas.ts';

/** A part of the map that is looked through. */
export interface Region {
  /** The grid to begin with: fine enough to leave out what is far, coarse enough to touch only a few cells. */
  readonly firstLevel: Level;
  readonly squareMiles: number;
  readonly cells: (level: Level) => Cell[];
  readonly holds: (point: Point) => boolean;
}

/** The finest level whose cells are at least as wide as the radius, so that a circle touches only a few of them. */
export const circle = (centre: Point, radiusMiles: number): Region => ({
  firstLevel: levels.find((level) => sideMiles(level) >= radiusMiles) ?? 'coarse',
  squareMiles: Math.PI * radiusMiles ** 2,
  cells: (level) => cellsWithin(level, centre, radiusMiles),
  holds: (point) => distanceMiles(centre, point) <= radiusMiles,
});

const milesPerDegree = 69.1;
/** Cells that a part of the map covers, besides those on its edges. */
const fewCells = 9;

export function box(bounds: Bounds): Region {
  const squareMiles = (bounds.north - bounds.south) * groundWidthOf(bounds) * milesPerDegree ** 2;
  return {
    firstLevel: levels.find((level) => squareMiles <= fewCells * sideMiles(level) ** 2) ?? 'coarse',
    squareMiles: Math.max(1, squareMiles),
    cells: (level) => cellsInBounds(level, bounds),
    holds: (point) => isWithin(point, bounds),
  };
}
