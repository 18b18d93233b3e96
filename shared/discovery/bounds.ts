import * as z from 'zod';
import type { Point } from '#shared/events/details/schemas.ts';
import { toRadians } from './distance.ts';

/** A part of the map between two latitudes and two longitudes; `west` is the greater one across the antimeridian. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** So much is looked through at once; a search then touches at most 63 cells of the coarsest grid. */
const most = { high: 2.5, wide: 3.5 } as const;

/** Degrees of longitude from west to east. */
export const widthOf = ({ west, east }: Bounds): number => (east - west + 360) % 360;

/** The same along the ground, as degrees of latitude. */
export const groundWidthOf = (bounds: Bounds): number =>
  widthOf(bounds) * Math.cos(toRadians((bounds.south + bounds.north) / 2));

export const isWithin = ({ lat, lng }: Point, bounds: Bounds): boolean =>
  lat >= bounds.south && lat <= bounds.north && (lng - bounds.west + 720) % 360 <= widthOf(bounds);

export const isSearchable = (bounds: Bounds): boolean =>
  bounds.north - bounds.south <= most.high && groundWidthOf(bounds) <= most.wide;

export const boundsText = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map((degrees) => String(Math.round(degrees * 1e4) / 1e4)).join(',');

const Edges = z.tuple([
  z.coerce.number().min(-90).max(90),
  z.coerce.number().min(-180).max(180),
  z.coerce.number().min(-90).max(90),
  z.coerce.number().min(-180).max(180),
]);

/** `south,west,north,east` in degrees. */
export const BoundsText = z
  .string()
  .max(100)
  .transform((text, context): Bounds => {
    const { data } = Edges.safeParse(text.split(','));
    const [south = 1, west = 0, north = 0, east = 0] = data ?? [];
    if (south > north) context.addIssue({ code: 'custom', message: 'Give south,west,north,east in degrees.' });
    return { south, west, north, east };
  })
  .refine(isSearchable, 'That’s too large an area. Zoom in.');
