import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { FixtureMatchId } from '#shared/events/fixtures/schemas.ts';
import { GameId, PersonId } from '#shared/ids.ts';

const ofMatch = z.strictObject({ gameId: GameId, matchId: FixtureMatchId });
const ofPerson = ofMatch.extend({ personId: PersonId });
const path = '/competitions/me/matches/{gameId}/{matchId}/substitutes';

/** How many substitutes a side can ask for one match. */
export const mostSubstitutes = 10;

/** Someone of the season without a team who could play for a side. */
const Candidate = z.object({
  personId: PersonId,
  name: z.string(),
  /** They registered as a substitute. */
  isSubstitute: z.boolean(),
  /** In no other match and no event at that time. */
  isFree: z.boolean(),
});
export type Candidate = z.infer<typeof Candidate>;

/** Captains ask players without a team to play in one match. */
export const matchSubstitutes = defineContract('matchSubstitutes', {
  listMatchSubstitutes: {
    method: 'GET',
    path,
    summary: 'List who of the division has no team and could play in a match of your team, free players first',
    access: 'signedIn',
    input: ofMatch,
    output: z.object({ candidates: z.array(Candidate) }),
    errors: ['fixture.notFound'],
  },
  askMatchSubstitute: {
    method: 'PUT',
    path: `${path}/{personId}`,
    summary: 'Ask a player without a team to play in a match of your team; they are notified once',
    access: 'signedIn',
    limit: { calls: 30, per: 'day' },
    input: ofPerson,
    output: z.object({}),
    errors: ['fixture.notFound', 'fixture.off', 'fixture.begun', 'substitute.notAvailable', 'substitute.tooMany'],
  },
  takeOutMatchSubstitute: {
    method: 'DELETE',
    path: `${path}/{personId}`,
    summary: 'Take a substitute out of a match of your team',
    access: 'signedIn',
    input: ofPerson,
    output: z.object({}),
    errors: ['fixture.notFound', 'fixture.off', 'fixture.begun'],
  },
});
