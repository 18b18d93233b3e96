import { expect, it } from 'vitest';
import { listedSeasonPrice, wholePrice } from '#shared/competitions/payments/whole-prices.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { registers, seasonsApi } from '#tests/support/competitions/seasons.ts';

const early = {
  name: 'Early',
  opensAt: '2020-01-01T00:00:00.000Z',
  closesAt: '2028-02-01T00:00:00.000Z',
  audience: 'public' as const,
  priceAdjust: usd(-1000),
};

it('asks for what the page of the season, and every list, said that it costs', async () => {
  const prices = { registrationModes: ['individual' as const], registrationWindows: [early] };
  const world = await aCardSeason({ ...prices, teamFee: undefined });
  const { seasonId, teamId } = world;
  const ann = await aPerson();
  const { season, team, adjustMinor } = await seasonsApi.signedInAs(ann).getSeason({ seasonId });
  const said = wholePrice(season, 'individual', { plan: team.plan, adjustMinor });
  const stranger = await seasonsApi.signedOut().getPublicSeason({ seasonId });
  expect(stranger.adjustMinor).toBe(-1000);
  const { seasons } = await seasonsApi.signedOut().listOpenSeasons({ teamIds: [teamId] });
  expect(seasons[0]?.price).toEqual({ ...said, each: 'player' });
  expect(listedSeasonPrice(season, { plan: team.plan, adjustMinor })).toEqual(seasons[0]?.price);
  await registers(world, ann);
  const order = await seasonCheckoutApi.signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  expect(order.totalMinor).toBe(said?.amountMinor);
});
