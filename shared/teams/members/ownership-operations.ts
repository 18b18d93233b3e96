import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { TeamId, UserId } from '#shared/ids.ts';

const onTeam = z.strictObject({ teamId: TeamId });
const nothing = z.object({});

/** How a community comes to another owner: an offer that is accepted within 14 days. */
export const ownershipOperations = {
  offerOwnership: {
    method: 'PUT',
    path: '/teams/{teamId}/ownership',
    summary: 'Offer ownership to a member for 14 days; needs a sign-in within the last five minutes',
    access: 'team:transferTeam',
    input: onTeam.extend({
      userId: UserId,
      /** The owner goes whatever the answer: unanswered, the next admin has it, and without one it is archived. */
      isLeaving: z.boolean().default(false),
    }),
    output: z.object({ until: z.iso.datetime() }),
    errors: ['team.notFound', 'signIn.tooOld', 'team.memberNotFound', 'access.denied'],
  },
  withdrawOwnership: {
    method: 'DELETE',
    path: '/teams/{teamId}/ownership',
    summary: 'Cancel an unanswered offer',
    access: 'team:transferTeam',
    input: onTeam,
    output: nothing,
    errors: ['team.notFound'],
  },
  answerOwnership: {
    method: 'PUT',
    path: '/teams/me/communities/{teamId}/ownership',
    summary: 'Accept or decline ownership of a community; the former owner stays as an admin',
    access: 'profileComplete',
    input: onTeam.extend({ answer: z.enum(['accept', 'decline'], 'Accept or decline.') }),
    output: nothing,
    errors: ['team.offerNotFound'],
  },
} as const satisfies Record<string, Operation>;

/** How long an offer stands. */
export const offerDays = 14;
