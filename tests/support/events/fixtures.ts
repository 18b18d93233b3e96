import { handler as conflictsHandler } from '#lambdas/events/conflicts/api.ts';
import { handler } from '#lambdas/events/fixtures/api.ts';
import { handler as followingHandler } from '#lambdas/events/following/api.ts';
import { createFixtureStore } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { conflictsContract } from '#shared/events/conflicts/contract.ts';
import { fixturesContract } from '#shared/events/fixtures/contract.ts';
import { following } from '#shared/events/following/contract.ts';
import { product } from '../product/product.ts';

export const conflictsApi = product.client(conflictsContract, conflictsHandler);
export const fixturesApi = product.client(fixturesContract, handler);
const lists = product.client(following, followingHandler);

/** What home asks of a person's events, matches and children. */
export const listsOf = (person: { readonly userId: string }) =>
  lists.signedInAs(person).listMyEvents({ matches: 25, children: 10 });

/** The next matches of a person, as home shows them. */
export const matchesOf = async (person: { readonly userId: string }) => (await listsOf(person)).matches ?? [];

/** An instant so many days from now. */
export const instantIn = (days: number): string =>
  new Date(product.clock.now().getTime() + days * 24 * 60 * 60_000).toISOString();

interface Planted {
  readonly isCaptain?: boolean;
  /** Next week, unless the test says otherwise; it takes an hour. */
  readonly startsAt?: string;
  readonly status?: 'scheduled' | 'postponed' | 'cancelled';
}

/** A match `Ants vs. Bees` of some season, in which these people play for the Ants. */
export async function aFixture(
  userIds: readonly string[],
  { isCaptain = false, startsAt = instantIn(7), status = 'scheduled' }: Planted = {},
) {
  const now = product.clock.now();
  const key = { gameId: newId('game', now), matchId: newId('match', now) };
  const scopeId = newId('season', now);
  const wanted = {
    ...key,
    ...{ scopeId, startsAt, status },
    teamId: newId('team', now),
    endsAt: new Date(Date.parse(startsAt) + 60 * 60_000).toISOString(),
    facts: {
      title: 'Ants vs. Bees',
      competition: 'Spring League',
      gameTypeId: 'soccer',
      sides: [
        { sideId: 'ants', name: 'Ants' },
        { sideId: 'bees', name: 'Bees' },
      ],
      timeZone: 'America/Chicago',
      place: 'North Park, Court 1',
    },
    people: userIds.map((userId) => ({ userId, role: 'player' as const, sideId: 'ants', isCaptain })),
  };
  await createFixtureStore(table()).bring({ scopeId, only: key }, async () => [wanted], now);
  return key;
}
