import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { FamilyConnectionId, UserId } from '#shared/ids.ts';
import { Relation } from './relations.ts';

/** As each of the two sees it (R-FAM-01; `isRecipientGthUser` is `recipientHasAccount` by decision D13). */
export const FamilyConnection = z.object({
  id: z.string(),
  requesterId: UserId,
  requesterName: z.string(),
  recipientId: z.string(),
  recipientName: z.string(),
  requesterRelation: Relation,
  recipientRelation: Relation,
  recipientHasAccount: z.boolean(),
  /** Only for a person without an account. */
  recipientAge: z.int().optional(),
  recipientPhoneNumber: z.string().optional(),
  status: z.enum(['pending', 'accepted']),
});
export type FamilyConnection = z.infer<typeof FamilyConnection>;

const input = z.strictObject({ connectionId: FamilyConnectionId });

/** Being family with another user: asked by one, accepted by the other. */
export const connectionOperations = {
  listFamily: {
    method: 'GET',
    path: '/people/family',
    summary: 'List your family and open requests',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ connections: z.array(FamilyConnection) }),
  },
  requestFamily: {
    method: 'POST',
    path: '/people/family',
    summary: 'Send a family request; it expires after 30 days',
    access: 'profileComplete',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({
      recipientId: UserId,
      /** What they are to you. */
      relation: Relation,
    }),
    output: FamilyConnection,
    errors: [
      'user.notFound',
      'family.self',
      'family.alreadyAsked',
      'family.alreadyConnected',
      'family.tooSoon',
      'family.tooManyRequests',
    ],
  },
  acceptFamily: {
    method: 'PUT',
    path: '/people/family/{connectionId}/acceptance',
    summary: 'Accept a family request',
    access: 'signedIn',
    input,
    output: z.object({}),
    errors: ['family.notFound', 'access.denied', 'family.notWaiting', 'family.tooMany'],
  },
  rejectFamily: {
    method: 'PUT',
    path: '/people/family/{connectionId}/rejection',
    summary: 'Decline a family request',
    access: 'signedIn',
    input,
    output: z.object({}),
    errors: ['family.notFound', 'access.denied', 'family.notWaiting'],
  },
  removeFamily: {
    method: 'DELETE',
    path: '/people/family/{connectionId}',
    summary: 'Remove a family connection or cancel a request',
    access: 'signedIn',
    input,
    output: z.object({}),
    errors: ['family.notFound'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
