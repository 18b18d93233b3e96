import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMailedPlace, aRegistered, aSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aHolder } from '#tests/support/teams/teams.ts';

it('reads what a mail offers, and nothing of an offer that we did not make', async () => {
  const world = await aSeason();
  const [holder, heir] = [await aRegistered(world), await aHolder()];
  const token = await aMailedPlace(world, holder, heir);
  const mine = seasonsApi.signedInAs(heir);
  expect(await mine.readMailedPlace({ token })).toMatchObject({
    seasonId: world.seasonId,
    seasonLabel: 'Spring 2031',
    displayName: holder.displayName,
    divisionName: 'Open',
    squadNames: [],
  });
  const forged = mine.readMailedPlace({ token: `${token.slice(0, -4)}abcd` });
  await expect(forged).rejects.toMatchObject({ code: 'registration.offerGone' });
});

it('reads no offer that has moved to another person', async () => {
  const world = await aSeason();
  const [holder, heir] = [await aRegistered(world), await aHolder()];
  const token = await aMailedPlace(world, holder, heir);
  const { userId: toUserId } = await aPerson();
  await seasonsApi.signedInAs(holder).offerPlace({ seasonId: world.seasonId, toUserId });
  const reading = seasonsApi.signedInAs(heir).readMailedPlace({ token });
  await expect(reading).rejects.toMatchObject({ code: 'registration.offerGone' });
});
