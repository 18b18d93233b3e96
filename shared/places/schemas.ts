import * as z from 'zod';
import { PlaceId } from '../ids.ts';
import { AccessKind, Amenity, KnownDetails, PlaceKind } from './details/place-details.ts';
import { PlacePhoto } from './photos/photo.ts';

/** Where a listing stands. `needs_check`: without a confirmation for twelve months. */
export const PlaceStatus = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['pending', 'listed', 'verified', 'needs_check', 'closed']) }),
  z.object({
    status: z.literal('temporarily_closed'),
    /** The first day on which it is open again, on the place's clock. */
    until: z.iso.date(),
    reason: z.string(),
  }),
  z.object({ status: z.literal('duplicate_of'), placeId: PlaceId }),
]);
export type PlaceStatus = z.infer<typeof PlaceStatus>;

/** What players met there lately; a report counts for three hours. */
const conditions = ['wet', 'flooded', 'nets_missing', 'lights_out', 'crowded', 'fine'] as const;
export const Condition = z.enum(conditions, 'Choose what it’s like.');

/** How people rate a place; the average is 1 to 5, absent without ratings. */
const Score = z.object({ count: z.int(), average: z.number().optional() });

/** A place as the public sees it. */
export const Place = KnownDetails.extend({
  placeId: PlaceId,
  version: z.int(),
  standing: PlaceStatus,
  /** People other than its creator who said that it is right. */
  trust: z.int(),
  /** When it was last confirmed. */
  confirmedAt: z.iso.datetime(),
  score: Score,
  /** Since when its operator manages the listing. */
  claimedAt: z.iso.datetime().optional(),
  photos: z.array(PlacePhoto).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Place = z.infer<typeof Place>;

/** What a list or a map shows of a place. */
export const PlaceCard = z.object({
  placeId: PlaceId,
  name: z.string(),
  kind: PlaceKind,
  status: z.enum(['pending', 'listed', 'verified', 'needs_check', 'temporarily_closed', 'closed', 'duplicate_of']),
  sports: z.array(z.string()),
  access: AccessKind,
  amenities: z.array(Amenity),
  courts: z.int(),
  address: z.string().optional(),
  cityName: z.string(),
  lat: z.number(),
  lng: z.number(),
  score: Score,
});
export type PlaceCard = z.infer<typeof PlaceCard>;
