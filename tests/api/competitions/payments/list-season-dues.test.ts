import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  cashOrVenmo,
  competitionPaymentsApi,
  inCash,
  pricedSeason,
  usd,
} from '#tests/support/competitions/payments.ts';
import { aRegistered, aSeason, aSquad, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs } = competitionPaymentsApi;

it('lists teams and players who owe, and how they can pay', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const { squadId } = await aSquad(world);
  const { dues, payOutside } = await signedInAs(owner).listSeasonDues({ seasonId });
  expect(payOutside).toEqual(cashOrVenmo);
  expect(dues.map(({ dueId, owed }) => [dueId, owed])).toEqual([
    [squadId, usd(30_000)],
    [ann.userId, usd(5000)],
  ]);
});

it('tells children apart whose names are withheld, by the guardian who pays', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, divisionId, owner } = world;
  for (const displayName of ['Robin Rivers', 'Sam Stone']) {
    const guardian = await aPerson({ displayName });
    const { dependantId } = await aDependant(guardian, { disclosureConsent: false });
    await seasonsApi.signedInAs(guardian).registerDependant({ seasonId, dependantId, divisionId, mode: 'individual' });
  }
  const { dues } = await signedInAs(owner).listSeasonDues({ seasonId });
  expect(dues.map(({ name }) => name).sort()).toEqual(['A child of Robin Rivers', 'A child of Sam Stone']);
});

it('keeps who withdrew after paying on the list', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const desk = signedInAs(owner);
  await desk.markSeasonDue({ seasonId, dueId: ann.userId, ...inCash(5000) });
  await seasonsApi.signedInAs(ann).withdrawRegistration({ seasonId });
  const { dues } = await desk.listSeasonDues({ seasonId });
  expect(dues).toMatchObject([{ dueId: ann.userId, paid: { amount: usd(5000) } }]);
  expect(dues[0]).not.toHaveProperty('owed');
});

it('hands on what was paid with the spot: the heir owes nothing, and nothing goes back', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner } = world;
  const [holder, heir] = [await aRegistered(world), await aPerson()];
  const desk = signedInAs(owner);
  await desk.markSeasonDue({ seasonId, dueId: holder.userId, ...inCash(5000) });
  await seasonsApi.signedInAs(holder).offerPlace({ seasonId, toUserId: heir.userId });
  await seasonsApi.signedInAs(heir).answerPlace({ seasonId, answer: 'accept' });
  await product.drain();
  const { dues } = await desk.listSeasonDues({ seasonId });
  expect(dues).toMatchObject([{ dueId: heir.userId, owed: usd(5000), paid: { mark: 'cash', amount: usd(5000) } }]);
});

it('knows nothing of a season that there is not', async () => {
  const me = signedInAs(await aPerson());
  await expect(me.listSeasonDues({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
