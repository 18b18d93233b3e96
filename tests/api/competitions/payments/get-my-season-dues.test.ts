import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  cashOrVenmo,
  competitionPaymentsApi,
  inCash,
  pricedSeason,
  usd,
} from '#tests/support/competitions/payments.ts';
import { aRegistered, aSeason, aSquad, changesOf, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

const { signedInAs } = competitionPaymentsApi;

it('tells a player what they owe, how to pay, and that it is paid; strangers owe nothing', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  await signedInAs(owner).markSeasonDue({ seasonId, dueId: ann.userId, ...inCash(5000) });
  expect(await signedInAs(ann).getMySeasonDues({ seasonId })).toMatchObject({
    dues: [{ name: 'You', owed: usd(5000), paid: { mark: 'cash' } }],
    payOutside: cashOrVenmo,
  });
  expect(await signedInAs(await aPerson()).getMySeasonDues({ seasonId })).toEqual({ dues: [] });
});

it('asks a captain for the fee of their team', async () => {
  const world = await aSeason(pricedSeason);
  const { captain } = await aSquad(world);
  expect(await signedInAs(captain).getMySeasonDues({ seasonId: world.seasonId })).toMatchObject({
    dues: [{ name: 'Comets', what: 'Team fee', owed: usd(30_000) }],
  });
});

it('keeps the price of a registration when the season asks for more', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner, season } = world;
  const ann = await aRegistered(world);
  const dearer = { prices: { individual: usd(9000) }, payOutside: cashOrVenmo };
  await seasonsApi.signedInAs(owner).changeSeason(changesOf(season, dearer));
  expect((await signedInAs(ann).getMySeasonDues({ seasonId })).dues[0]?.owed).toEqual(usd(5000));
});

it('knows nothing of a season that there is not', async () => {
  const me = signedInAs(await aPerson());
  await expect(me.getMySeasonDues({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
