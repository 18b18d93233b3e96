import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';

/** Where what a team has to do at a time waits. */
export const teamsQueue = 'teams-due';

const ofInvite = { teamId: z.string(), inviteId: z.string(), invitedAt: z.string() };

/** What is to be done then. */
export const TeamDue = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('inviteReminder'), ...ofInvite, day: z.int() }),
  z.strictObject({ what: z.literal('inviteEnd'), ...ofInvite }),
  z.strictObject({
    what: z.literal('dutyReminder'),
    teamId: z.string(),
    dutyId: z.string(),
    startsAt: z.string(),
    hours: z.number(),
  }),
  z.strictObject({
    what: z.literal('formerAddressEnd'),
    kind: z.enum(['teamSlug', 'organizationSlug']),
    holderId: z.string(),
    slug: z.string(),
    until: z.string(),
  }),
]);
export type TeamDue = z.infer<typeof TeamDue>;

export const teamDue = (dueAt: string, data: TeamDue): DueWork => ({
  queue: teamsQueue,
  key: JSON.stringify(data),
  dueAt,
  data,
});
