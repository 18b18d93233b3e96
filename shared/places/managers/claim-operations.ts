import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { PlaceId, UploadId, UserId } from '#shared/ids.ts';
import { MyClaim } from './claiming.ts';

const onPlace = z.strictObject({ placeId: PlaceId });
const ofPerson = z.strictObject({ placeId: PlaceId, userId: UserId });

/** How people who run a place come to manage its listing. */
export const claimOperations = {
  claimPlace: {
    method: 'PUT',
    path: '/places/{placeId}/claim',
    summary: 'Claim a place by an email at its website, its listed phone number, or a document',
    access: 'profileComplete',
    limit: { calls: 10, per: 'day' },
    input: z.strictObject({
      placeId: PlaceId,
      by: z.discriminatedUnion('way', [
        z.strictObject({ way: z.literal('email'), email: Email }),
        z.strictObject({ way: z.literal('phone') }),
        z.strictObject({ way: z.literal('document'), uploadId: UploadId }),
      ]),
    }),
    output: z.object({ claim: MyClaim }),
    errors: [
      'place.notFound',
      'place.closed',
      'place.claimed',
      'place.claimAddress',
      'place.claimTooSoon',
      'place.noPhone',
      'place.managersDecide',
      'upload.notFound',
    ],
  },
  proveClaim: {
    method: 'PUT',
    path: '/places/{placeId}/claim/code',
    summary: 'Confirm a claim with the code from the mail; you then manage the place',
    access: 'profileComplete',
    limit: { calls: 60, per: 'day' },
    input: z.strictObject({
      placeId: PlaceId,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'The code has six digits.'),
    }),
    output: z.object({}),
    errors: ['place.notFound', 'place.claimed', 'place.codeWrong', 'place.codeOver', 'place.tooManyManagers'],
  },
  decidePlaceClaim: {
    method: 'PUT',
    path: '/places/{placeId}/claims/{userId}',
    summary: "Accept or decline another user's claim",
    access: 'place:manage',
    input: ofPerson.extend({ decision: z.enum(['accept', 'decline']) }),
    output: z.object({}),
    errors: ['place.notFound', 'access.denied', 'place.claimNotFound', 'place.claimed', 'place.tooManyManagers'],
  },
  openClaimDocument: {
    method: 'GET',
    path: '/places/mine/{placeId}/claims/{userId}/document',
    summary: 'Get a link to the document of an open claim, valid for one minute',
    access: 'place:manage',
    input: ofPerson,
    output: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
    errors: ['place.notFound', 'place.claimNotFound'],
  },
  getMyManaging: {
    method: 'GET',
    path: '/places/mine/{placeId}/managing',
    summary: 'Read whether you manage a place or are invited to, and how it can be claimed',
    access: 'profileComplete',
    input: onPlace,
    output: z.object({
      isManager: z.boolean(),
      isAsked: z.boolean(),
      /** What the listing offers to prove a claim by, once it has stood there long enough. */
      ways: z.object({
        domain: z.string().optional(),
        phone: z.string().optional(),
        from: z.iso.datetime(),
      }),
      claim: MyClaim.optional(),
    }),
    errors: ['place.notFound'],
  },
} as const satisfies Record<string, Operation>;
