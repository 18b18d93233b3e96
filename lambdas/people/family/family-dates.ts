import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { DependantId, FamilyConnectionId, UserId } from '#shared/ids.ts';
import type { Connection } from '#shared/people/family/connection.ts';

/** Where what a family has to do on a day waits for it. */
export const familyQueue = 'accounts-family-dates';

export const FamilyDate = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('expiry'), userId: UserId, connectionId: FamilyConnectionId }),
  z.strictObject({ what: z.literal('growing'), dependantId: DependantId }),
]);
export type FamilyDate = z.infer<typeof FamilyDate>;

/** Where it waits to be decided whether something is still to be kept; seasons count, so a job of competitions runs it. */
export const keepingQueue = 'people-keeping';

export const KeepingDate = z.strictObject({ what: z.enum(['keeping', 'keepingCare']), dependantId: DependantId });
export type KeepingDate = z.infer<typeof KeepingDate>;

const work = (key: string, dueAt: Date, data: FamilyDate | KeepingDate, queue = familyQueue): DueWork => ({
  queue,
  key,
  dueAt: dueAt.toISOString(),
  data,
});

export const familyDates = {
  /** When an unanswered request ends. */
  expiry: ({ connectionId, version, requesterId: userId }: Connection, at: Date): DueWork =>
    work(`${connectionId}/${version}`, at, { what: 'expiry', userId, connectionId }),
  /** When a dependant reaches the rights of an age, or disappears from view. */
  growing: (dependantId: string, at: Date): DueWork =>
    work(`${dependantId}/${at.toISOString()}`, at, { what: 'growing', dependantId }),
};

export const keepingDates = {
  /** When it is looked at whether a minor is still needed. */
  keeping: (dependantId: string, at: Date): DueWork =>
    work(`${dependantId}/keeping/${at.toISOString()}`, at, { what: 'keeping', dependantId }, keepingQueue),
  /** When to check whether emergency notes are still needed. */
  keepingCare: (dependantId: string, at: Date): DueWork =>
    work(`${dependantId}/keepingCare/${at.toISOString()}`, at, { what: 'keepingCare', dependantId }, keepingQueue),
};
