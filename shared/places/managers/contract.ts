import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { defineContract } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { PlaceId, UserId } from '#shared/ids.ts';
import { claimOperations } from './claim-operations.ts';
import { WaitingClaim } from './claiming.ts';

/** Two listings of one place become one. */
const mergingOperations = {
  mergePlace: {
    method: 'PUT',
    path: '/places/{placeId}/merge',
    summary: 'Mark a listing as a duplicate; it takes two trusted players or a manager',
    access: 'profileComplete',
    limit: { calls: 20, per: 'day' },
    input: z.strictObject({ placeId: PlaceId, into: PlaceId }),
    /** `waiting` for another person's confirmation. */
    output: z.object({ outcome: z.enum(['merged', 'waiting']) }),
    errors: ['place.notFound', 'place.unknown', 'place.closed', 'place.notTrusted'],
  },
} as const satisfies Record<string, Operation>;

/** People who manage one place, those who were asked included. */
export const mostManagers = 10;

const onPlace = z.strictObject({ placeId: PlaceId });
const named = z.strictObject({ placeId: PlaceId, email: Email });
const nothing = z.object({});

/** A manager of a place. */
const Manager = z.object({
  userId: UserId,
  displayName: z.string(),
  /** Whether it is they who claimed it. */
  isClaimant: z.boolean(),
});
const Asked = z.object({ email: z.string(), askedAt: z.iso.datetime() });

/** Who decides about a listing, how others come to, and which listings are one place. */
export const placeManagers = defineContract('place-managers', {
  listManagers: {
    method: 'GET',
    path: '/places/mine/{placeId}/managers',
    summary: 'List the managers, invited managers and open claims of a place',
    access: 'place:manage',
    input: onPlace,
    output: z.object({ managers: z.array(Manager), asked: z.array(Asked), claims: z.array(WaitingClaim) }),
    errors: ['place.notFound'],
  },
  askManager: {
    method: 'PUT',
    path: '/places/{placeId}/managers/asked',
    summary: 'Invite a manager by email; a place has at most ten managers, invited ones included',
    access: 'place:manage',
    limit: { calls: 20, per: 'day' },
    input: named,
    output: nothing,
    errors: ['place.notFound', 'place.tooManyManagers'],
  },
  withdrawManager: {
    method: 'PUT',
    path: '/places/{placeId}/managers/withdrawn',
    summary: 'Cancel an unanswered invitation',
    access: 'place:manage',
    input: named,
    output: nothing,
    errors: ['place.notFound'],
  },
  answerManaging: {
    method: 'PUT',
    path: '/places/{placeId}/managing',
    summary: 'Accept or decline an invitation to manage a place',
    access: 'profileComplete',
    input: onPlace.extend({ answer: z.enum(['accepted', 'declined'], 'Accept or decline.') }),
    output: nothing,
    errors: ['place.notFound', 'place.notAsked'],
  },
  removeManager: {
    method: 'DELETE',
    path: '/places/{placeId}/managers/{userId}',
    summary:
      "Stop managing a place, or remove another manager; a claimer can't be removed, and one manager always stays",
    access: 'place:manage',
    input: onPlace.extend({ userId: UserId }),
    output: nothing,
    errors: ['place.notFound', 'access.denied', 'place.managerNotFound', 'place.lastManager'],
  },
  ...claimOperations,
  ...mergingOperations,
});
