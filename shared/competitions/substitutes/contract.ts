import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { FixtureMatchId } from '#shared/events/fixtures/schemas.ts';
import { GameId, PersonId } from '#shared/ids.ts';

const ofMatch = z.strictObject({ gameId: GameId, matchId: FixtureMatchId });
const ofPerson = ofMatch.extend({ personId: PersonId });
const path = '/competitions/me/matches/{gameId}/{matchId}/substitutes';

/** How many substitutes a side can ask for one match. */
export const mostSubstitutes = 10;

/** Of a pair, one of the two plays at least. */
export const mostInPair = 1;

/**
 * What makes a player one who can be asked, those who are asked first in front. In a season: they registered as a substitute,
 * or are on no team yet. In a tournament: they look for a partner in the category, are on its waitlist, or play in another one.
 */
export const SubstituteKind = z.enum(['substitute', 'withoutTeam', 'seeker', 'waiting', 'otherCategory']);
export type SubstituteKind = z.infer<typeof SubstituteKind>;

/** A player of the season or tournament who could play for a side. */
const Candidate = z.object({
  personId: PersonId,
  name: z.string(),
  as: SubstituteKind,
  /** In no other match and no event at that time. */
  isFree: z.boolean(),
});
export type Candidate = z.infer<typeof Candidate>;

/** Captains, and both of a pair, ask players to play for their side in one match. */
export const matchSubstitutes = defineContract('matchSubstitutes', {
  listMatchSubstitutes: {
    method: 'GET',
    path,
    summary: 'List who could play for your team or pair in one match, free players first',
    access: 'signedIn',
    input: ofMatch,
    output: z.object({ candidates: z.array(Candidate) }),
    errors: ['fixture.notFound'],
  },
  askMatchSubstitute: {
    method: 'PUT',
    path: `${path}/{personId}`,
    summary: 'Ask a player to play for your team or pair in one match; they are notified once',
    access: 'signedIn',
    limit: { calls: 30, per: 'day' },
    input: ofPerson,
    output: z.object({}),
    errors: ['fixture.notFound', 'fixture.off', 'fixture.begun', 'substitute.notAvailable', 'substitute.tooMany'],
  },
  takeOutMatchSubstitute: {
    method: 'DELETE',
    path: `${path}/{personId}`,
    summary: 'Take a substitute out of a match of your team or pair',
    access: 'signedIn',
    input: ofPerson,
    output: z.object({}),
    errors: ['fixture.notFound', 'fixture.off', 'fixture.begun'],
  },
});
