import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, pricedSeason, usd } from '#tests/support/competitions/payments.ts';
import { aRegistered, aSeason, noSeason } from '#tests/support/competitions/seasons.ts';

it('marks the sum that the organizer saw, of who owes it', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const due = { seasonId, dueId: ann.userId };
  await expect(desk.markSeasonDue({ ...due, ...inCash(4000) })).rejects.toMatchObject({
    code: 'payment.amountChanged',
  });
  const { paid } = await desk.markSeasonDue({ ...due, ...inCash(5000) });
  expect(paid).toMatchObject({ mark: 'cash', amount: usd(5000) });
  const dueId = (await aPerson()).userId;
  await expect(desk.markSeasonDue({ seasonId, dueId, ...inCash(5000) })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('knows nothing of a season that there is not', async () => {
  const me = competitionPaymentsApi.signedInAs(await aPerson());
  const due = { seasonId: noSeason, dueId: noSeason };
  await expect(me.markSeasonDue({ ...due, ...inCash(5000) })).rejects.toMatchObject({ code: 'season.notFound' });
});
