import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { DependantId, FamilyConnectionId, UserId } from '#shared/ids.ts';
import type { Connection } from '#shared/people/family/connection.ts';

/** Where what a family has to do on a day waits for it. */
export const familyQueue = 'accounts-family-dates';

export const FamilyDate = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('expiry'), userId: UserId, connectionId: FamilyConnectionId }),
  z.strictObject({ what: z.literal('growing'), dependantId: DependantId }),
  z.strictObject({ what: z.literal('keeping'), dependantId: DependantId }),
  z.strictObject({ what: z.literal('keepingCare'), dependantId: DependantId }),
]);
export type FamilyDate = z.infer<typeof FamilyDate>;

const work = (key: string, dueAt: Date, data: FamilyDate): DueWork => ({
  queue: familyQueue,
  key,
  dueAt: dueAt.toISOString(),
  data,
});

export const familyDates = {
  /** When a request ends that nobody answered. */
  expiry: ({ connectionId, version, requesterId: userId }: Connection, at: Date): DueWork =>
    work(`${connectionId}/${version}`, at, { what: 'expiry', userId, connectionId }),
  /** When somebody has come into the rights of an age, or nobody sees them any more. */
  growing: (dependantId: string, at: Date): DueWork =>
    work(`${dependantId}/${at.toISOString()}`, at, { what: 'growing', dependantId }),
  /** When it is looked at whether a minor is still needed. */
  keeping: (dependantId: string, at: Date): DueWork =>
    work(`${dependantId}/keeping/${at.toISOString()}`, at, { what: 'keeping', dependantId }),
  /** When it is looked at whether what is noted of somebody for an emergency is still needed. */
  keepingCare: (dependantId: string, at: Date): DueWork =>
    work(`${dependantId}/keepingCare/${at.toISOString()}`, at, { what: 'keepingCare', dependantId }),
};
