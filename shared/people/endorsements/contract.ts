import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { EventId, UserId } from '#shared/ids.ts';
import { EndorsedFor } from './skills.ts';

const endorsedFor = EndorsedFor;

/** An event that is over and that both were at. */
const Shared = z.object({ eventId: EventId, gameTypeId: z.string(), endedAt: z.iso.datetime() });

const Count = z.object({
  endorsedFor: z.string(),
  /** Of a sport alone. */
  level: SkillLevel.optional(),
  count: z.int(),
});
export type EndorsementCount = z.infer<typeof Count>;

/** What players say of those they played with. */
export const endorsementsContract = defineContract('endorsements', {
  getEndorsements: {
    method: 'GET',
    path: '/people/me/endorsements/of/{userId}',
    summary: "Read a player's endorsements, as far as they show them, and what you may endorse",
    access: 'emailVerified',
    input: z.strictObject({ userId: UserId }),
    output: z.object({
      /** Absent where they are not shown. */
      counts: z.array(Count).optional(),
      /** What the caller endorses in them. */
      mine: z.array(z.object({ endorsedFor: z.string(), level: SkillLevel.optional() })),
      /** The latest first; without any there is nothing to endorse. */
      shared: z.array(Shared),
    }),
    errors: ['user.notFound'],
  },
  endorse: {
    method: 'PUT',
    path: '/people/me/endorsements/of/{userId}/{endorsedFor}',
    summary: 'Endorse a skill or a level of a player you played with',
    access: 'profileComplete',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ userId: UserId, endorsedFor, eventId: EventId, level: SkillLevel.optional() }),
    output: z.object({}),
    errors: ['user.notFound', 'endorsement.self', 'endorsement.notTogether'],
  },
  withdrawEndorsement: {
    method: 'DELETE',
    path: '/people/me/endorsements/of/{userId}/{endorsedFor}',
    summary: 'Remove an endorsement you gave',
    access: 'signedIn',
    input: z.strictObject({ userId: UserId, endorsedFor }),
    output: z.object({}),
  },
  listMyEndorsements: {
    method: 'GET',
    path: '/people/me/endorsements',
    summary: 'List the endorsements you received and their authors',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({
      endorsements: z.array(
        z.object({
          endorsedFor: z.string(),
          level: SkillLevel.optional(),
          authorId: UserId,
          authorName: z.string(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  },
  removeEndorsement: {
    method: 'DELETE',
    path: '/people/me/endorsements/by/{authorId}/{endorsedFor}',
    summary: 'Remove an endorsement you received; its author is not notified',
    access: 'signedIn',
    input: z.strictObject({ authorId: UserId, endorsedFor }),
    output: z.object({}),
  },
});
