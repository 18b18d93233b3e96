import * as z from 'zod';

/** A city as the place suggestions know it; `hash` is its geohash. */
export const City = z.strictObject({
  placeId: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  hash: z.string(),
});
export type City = z.infer<typeof City>;
