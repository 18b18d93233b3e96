import { expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aDraftSeason, aSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { hideTeam } from '#tests/support/teams/teams.ts';

const visitor = product.client(discovery, handler).signedOut();

async function found(text: string): Promise<string[]> {
  await product.drain();
  return (await visitor.fullSearch({ text, kind: 'season' })).entries.map(({ refId }) => refId);
}

it('finds a season by its label with its community, sport and city once it is no draft', async () => {
  const { seasonId, teamId, owner } = await aDraftSeason(
    { label: 'Quidditch spring', gameTypeId: 'kickball' },
    { name: 'Wandering Seekers' },
  );
  expect(await found('quidditch')).toEqual([]);
  await seasonsApi.signedInAs(owner).moveSeason({ seasonId, version: 1, to: 'registration_open' });
  expect(await found('quidditch wandering kickball')).toEqual([seasonId]);
  const { entries } = await visitor.fullSearch({ text: 'quidditch' });
  expect(entries).toMatchObject([
    { kind: 'season', title: 'Quidditch spring', detail: 'Wandering Seekers, Austin, TX' },
  ]);
  await hideTeam({ teamId, owner });
  expect(await found('quidditch')).toEqual([]);
});

it('forgets a season that is cancelled or deleted', async () => {
  const [one, other] = [await aSeason({ label: 'Octopush cup' }), await aSeason({ label: 'Octopush league' })];
  expect((await found('octopush')).toSorted()).toEqual([one.seasonId, other.seasonId].toSorted());
  const move = { seasonId: one.seasonId, version: 2, to: 'cancelled' as const, reason: 'Too few' };
  await seasonsApi.signedInAs(one.owner).moveSeason(move);
  await seasonsApi.signedInAs(other.owner).deleteSeason({ seasonId: other.seasonId });
  expect(await found('octopush')).toEqual([]);
});
