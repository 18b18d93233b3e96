import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';

/** A US city to pick. `label` reads `Austin, TX`; the time zone is IANA. */
export const CitySuggestion = z.object({
  placeId: z.string(),
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string().optional(),
});

export const places = defineContract('places', {
  suggestCities: {
    method: 'GET',
    path: '/cities',
    summary: 'Suggest US cities whose name begins like the text',
    access: 'public',
    cacheSeconds: 3600,
    input: z.strictObject({ text: z.string().trim().min(2, 'Type at least two letters.').max(100) }),
    output: z.object({ cities: z.array(CitySuggestion) }),
  },
});
