import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { cashOrVenmo, competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import {
  aDraftSeason,
  aRegistered,
  aSeason,
  aSquad,
  changesOf,
  noSeason,
  seasonsApi,
} from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';

const priced = {
  prices: { individual: usd(5000) },
  teamFee: { ...usd(30_000), splitMode: 'captain' as const },
  payOutside: cashOrVenmo,
};
const paying = { mark: 'cash', seenAmountMinor: 5000 } as const;

it('opens registration with a price only once the organizer says how to pay', async () => {
  const { owner, season, seasonId } = await aDraftSeason({ ...priced, payOutside: undefined });
  const mine = seasonsApi.signedInAs(owner);
  const open = (version: number) => mine.moveSeason({ seasonId, version, to: 'registration_open' });
  const refused = { code: 'payment.wayNeeded', fields: { payOutside: expect.any(String) } };
  await expect(open(1)).rejects.toMatchObject(refused);
  const changed = await mine.changeSeason(changesOf(season, { payOutside: cashOrVenmo }));
  const { version } = await open(changed.version);
  await expect(mine.changeSeason(changesOf(season, { version }))).rejects.toMatchObject(refused);
});

it('lists players and teams who owe, and marks who paid', async () => {
  const world = await aSeason(priced);
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const { squadId } = await aSquad(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const { dues, payOutside } = await desk.listSeasonDues({ seasonId });
  expect(payOutside).toEqual(cashOrVenmo);
  expect(dues.map(({ dueId, owed }) => [dueId, owed?.amountMinor])).toEqual([
    [squadId, 30_000],
    [ann.userId, 5000],
  ]);
  const due = { seasonId, dueId: ann.userId };
  await expect(desk.markSeasonDue({ ...due, ...paying, seenAmountMinor: 4000 })).rejects.toMatchObject({
    code: 'payment.amountChanged',
  });
  await desk.markSeasonDue({ ...due, ...paying });
  const mine = await competitionPaymentsApi.signedInAs(ann).getMySeasonDues({ seasonId });
  expect(mine).toMatchObject({ dues: [{ name: 'You', paid: { mark: 'cash' } }], payOutside: cashOrVenmo });
  await desk.unmarkSeasonDue(due);
  const stranger = await aPerson();
  await expect(desk.markSeasonDue({ ...due, dueId: stranger.userId, ...paying })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
  expect(await competitionPaymentsApi.signedInAs(stranger).getMySeasonDues({ seasonId })).toEqual({ dues: [] });
});

it('asks a captain for the fee of their team, and keeps what was paid by who withdrew', async () => {
  const world = await aSeason(priced);
  const { seasonId, owner } = world;
  const { captain } = await aSquad(world);
  expect(await competitionPaymentsApi.signedInAs(captain).getMySeasonDues({ seasonId })).toMatchObject({
    dues: [{ name: 'Comets', what: 'Team fee', owed: { amountMinor: 30_000 } }],
  });
  const ann = await aRegistered(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  await desk.markSeasonDue({ seasonId, dueId: ann.userId, ...paying });
  await seasonsApi.signedInAs(ann).withdrawRegistration({ seasonId });
  const left = (await desk.listSeasonDues({ seasonId })).dues.find(({ dueId }) => dueId === ann.userId);
  expect(left).toMatchObject({ paid: { amount: { amountMinor: 5000 } } });
  expect(left).not.toHaveProperty('owed');
});

it('shows accounts only to who pays and who manages it, and keeps the price of a registration', async () => {
  const world = await aSeason(priced);
  const { seasonId, owner, season } = world;
  const ann = await aRegistered(world);
  const seen = await seasonsApi.signedOut().getPublicSeason({ seasonId });
  expect(seen.season.payOutside).toEqual([{ way: 'cash' }, { way: 'venmo' }]);
  const mine = seasonsApi.signedInAs(owner);
  expect((await mine.getSeason({ seasonId })).payOutside).toEqual(cashOrVenmo);
  await mine.changeSeason(changesOf(season, { prices: { individual: usd(9000) }, payOutside: cashOrVenmo }));
  const { dues } = await competitionPaymentsApi.signedInAs(ann).getMySeasonDues({ seasonId });
  expect(dues[0]?.owed).toEqual(usd(5000));
});

it('hands on what was paid with the spot: the heir owes nothing, and nothing goes back', async () => {
  const world = await aSeason(priced);
  const { seasonId, owner } = world;
  const [holder, heir] = [await aRegistered(world), await aPerson()];
  const desk = competitionPaymentsApi.signedInAs(owner);
  await desk.markSeasonDue({ seasonId, dueId: holder.userId, ...paying });
  await seasonsApi.signedInAs(holder).offerPlace({ seasonId, toUserId: heir.userId });
  await seasonsApi.signedInAs(heir).answerPlace({ seasonId, answer: 'accept' });
  await product.drain();
  const { dues } = await desk.listSeasonDues({ seasonId });
  expect(dues).toMatchObject([{ dueId: heir.userId, owed: usd(5000), paid: { mark: 'cash', amount: usd(5000) } }]);
});

it('knows nothing of a season that there is not', async () => {
  const me = competitionPaymentsApi.signedInAs(await aPerson());
  const due = { seasonId: noSeason, dueId: noSeason };
  for (const call of [
    () => me.getMySeasonDues({ seasonId: noSeason }),
    () => me.listSeasonDues({ seasonId: noSeason }),
    () => me.markSeasonDue({ ...due, ...paying }),
    () => me.unmarkSeasonDue(due),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'season.notFound' });
});
