import * as z from 'zod';
import type { City } from '#shared/events/schemas.ts';
import { GameTypeId } from '#shared/places/game-types.ts';

const Day = z.iso.date().optional().catch(undefined);

/** What the address says to look for; what does not make sense is left out. */
const Query = z.object({
  lat: z.coerce.number().min(-90).max(90).optional().catch(undefined),
  lng: z.coerce.number().min(-180).max(180).optional().catch(undefined),
  near: z.string().max(120).optional().catch(undefined),
  radius: z.coerce.number().int().min(1).max(50).catch(15),
  from: Day,
  until: Day,
  game: GameTypeId.optional().catch(undefined),
  view: z.enum(['list', 'map']).catch('list'),
  cursor: z.string().max(1024).optional().catch(undefined),
});
export type DiscoverQuery = z.output<typeof Query>;

export const readQuery = (request: Request): DiscoverQuery =>
  Query.parse({ radius: 15, view: 'list', ...Object.fromEntries(new URL(request.url).searchParams) });

/** Where to look: what the address says, else where this device looked last, else the person's home city. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
  readonly near: string;
}

const lastSpotKey = 'rovers.lastSpot';

export function spotOf({ lat, lng, near }: DiscoverQuery, home: City | undefined): Spot | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng, near: near ?? 'the chosen spot' };
  const last = localStorage.getItem(lastSpotKey);
  if (last) return JSON.parse(last) as Spot;
  return home && { lat: home.lat, lng: home.lng, near: home.name };
}

export const rememberSpot = (spot: Spot): void => localStorage.setItem(lastSpotKey, JSON.stringify(spot));

/** The first and the last moment of calendar days on the viewer's clock, as instants. */
export const daysToInstants = ({ from, until }: Pick<DiscoverQuery, 'from' | 'until'>) => ({
  ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
  ...(until && { until: new Date(`${until}T23:59:59.999`).toISOString() }),
});
