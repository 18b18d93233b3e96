import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { DependantId, EventId, GameId } from '#shared/ids.ts';
import { FixtureAnswer, FixtureMatchId, fixtureRoles } from '../fixtures/schemas.ts';

const ofEvent = z.object({
  kind: z.literal('event'),
  eventId: EventId,
  status: z.enum(['in', 'waiting', 'offered', 'requested']),
});

const ofMatch = z.object({
  kind: z.literal('match'),
  gameId: GameId,
  matchId: FixtureMatchId,
  role: z.enum(fixtureRoles),
  answer: FixtureAnswer.optional(),
});

/** Where a player has to be, or may have to: an event that they joined or wait for, or a match that they are not out of. */
export const Commitment = z.object({
  /** The child that it is of; absent of the reader's own. */
  child: z.object({ dependantId: DependantId, firstName: z.string() }).optional(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Empty where it is not known yet. */
  place: z.string(),
  of: z.discriminatedUnion('kind', [ofEvent, ofMatch]),
});
export type Commitment = z.infer<typeof Commitment>;

/** What gets in the way of an event or a match: matches of seasons and tournaments count as events do (decision D59). */
export const conflictsContract = defineContract('conflicts', {
  listConflicts: {
    method: 'GET',
    path: '/events/me/conflicts',
    summary: 'List the events and matches that you, or children you answer for, have at a time',
    access: 'signedIn',
    input: z
      .strictObject({
        from: z.iso.datetime(),
        until: z.iso.datetime(),
        /** The event, or `gameId/matchId`, that the question is about; it is left out. */
        besides: z.string().max(100).optional(),
      })
      .refine(({ from, until }) => Date.parse(from) <= Date.parse(until), {
        path: ['until'],
        message: 'The end is before the start.',
      }),
    output: z.object({ conflicts: z.array(Commitment) }),
  },
});
