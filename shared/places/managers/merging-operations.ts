import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { PlaceId } from '#shared/ids.ts';

/** Two listings of one place become one. */
export const mergingOperations = {
  mergePlace: {
    method: 'PUT',
    path: '/places/{placeId}/merge',
    summary:
      'Say that a place is listed a second time as another; the word of two trusted people or of a keeper counts',
    access: 'profileComplete',
    limit: { calls: 20, per: 'day' },
    input: z.strictObject({ placeId: PlaceId, into: PlaceId }),
    /** `waiting` for another person's confirmation. */
    output: z.object({ outcome: z.enum(['merged', 'waiting']) }),
    errors: ['place.notFound', 'place.unknown', 'place.closed', 'place.notTrusted'],
  },
} as const satisfies Record<string, Operation>;
