import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, aSeason, aSquad, noSeason } from '#tests/support/competitions/seasons.ts';

const { signedInAs } = seasonCheckoutApi;

it('tells a player what is left to pay, the deposit and what comes back', async () => {
  const world = await aCardSeason({ deposit: usd(2000) });
  const { seasonId } = world;
  const ann = await aRegistered(world);
  expect(await signedInAs(ann).getSeasonCheckout({ seasonId })).toEqual({
    toPay: [
      { dueId: ann.userId, kind: 'registration', name: 'You', mode: 'individual', restMinor: 5000, depositMinor: 2000 },
    ],
    currency: 'USD',
    automatic: [],
    teams: [],
    siblingsPaid: 0,
    returning: [],
    plan: 'rookie',
    terms: { refundPolicy: 'flexible' },
    aid: { status: 'open' },
    orders: [],
  });
});

it('tells a captain the fee of the team, and a player who is in no season nothing', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const { captain, squadId } = await aSquad(world);
  const { toPay } = await signedInAs(captain).getSeasonCheckout({ seasonId });
  expect(toPay).toEqual([{ dueId: squadId, kind: 'team', name: 'Comets', restMinor: 30_000 }]);
  expect((await signedInAs(await aPerson()).getSeasonCheckout({ seasonId })).toPay).toEqual([]);
});

it('shows the order that can be paid to its payer alone', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const ann = await aRegistered(world);
  const { orderId } = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  const mine = await signedInAs(ann).getSeasonCheckout({ seasonId });
  expect(mine.orders.map((order) => order.orderId)).toEqual([orderId]);
  expect((await signedInAs(await aPerson()).getSeasonCheckout({ seasonId })).orders).toEqual([]);
});

it('offers no card where the organizer takes none, and knows nothing of a season that there is not', async () => {
  const world = await aSeason({ prices: { individual: usd(5000) }, payOutside: [{ way: 'cash' }] });
  const mine = signedInAs(await aRegistered(world));
  expect((await mine.getSeasonCheckout({ seasonId: world.seasonId })).toPay).toEqual([]);
  await expect(mine.getSeasonCheckout({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
