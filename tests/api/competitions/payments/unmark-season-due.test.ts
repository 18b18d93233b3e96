import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, pricedSeason } from '#tests/support/competitions/payments.ts';
import { aRegistered, aSeason, noSeason } from '#tests/support/competitions/seasons.ts';

it('takes a mark back: the player owes again', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner } = world;
  const due = { seasonId, dueId: (await aRegistered(world)).userId };
  const desk = competitionPaymentsApi.signedInAs(owner);
  await desk.markSeasonDue({ ...due, ...inCash(5000) });
  await desk.unmarkSeasonDue(due);
  expect((await desk.listSeasonDues({ seasonId })).dues[0]).not.toHaveProperty('paid');
});

it('knows nothing of a season that there is not', async () => {
  const me = competitionPaymentsApi.signedInAs(await aPerson());
  const due = { seasonId: noSeason, dueId: noSeason };
  await expect(me.unmarkSeasonDue(due)).rejects.toMatchObject({ code: 'season.notFound' });
});
