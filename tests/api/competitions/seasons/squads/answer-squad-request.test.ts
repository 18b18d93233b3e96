import { expect, it } from 'vitest';
import {
  aRegistered,
  aSeason,
  aSquad,
  noSeason,
  noSquad,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';

it('lets in who asks, or not, as far as the roster has room', async () => {
  const world = await aSeason({ rosterRules: { maxSize: 2 } });
  const { captain, squadId } = await aSquad(world);
  const [one, two, three] = await Promise.all([0, 1, 2].map(() => aRegistered(world, { mode: 'join_team', squadId })));
  const { seasonId } = world;
  const answer = (person: { userId: string }, differences = {}, by: { userId: string } = captain) =>
    seasonsApi.signedInAs(by).answerSquadRequest({
      seasonId,
      squadId,
      userId: person.userId,
      decision: 'accept' as const,
      ...differences,
    });
  await answer(one!);
  await answer(two!, { decision: 'decline' });
  expect([await statusOf(world, one!), await statusOf(world, two!)]).toEqual(['placed', 'rejected']);
  await expect(answer(three!)).rejects.toMatchObject({ code: 'registration.notEligible' });
  await expect(answer(two!)).rejects.toMatchObject({ code: 'registration.notFound' });
  await expect(answer(three!, {}, one)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(answer(three!, { squadId: noSquad })).rejects.toMatchObject({ code: 'squad.notFound' });
  await expect(answer(three!, { seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
