import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('keeps a place that was offered: it can no longer be accepted', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const [holder, heir] = [await aRegistered(world), await aPerson()];
  const mine = seasonsApi.signedInAs(holder);
  await mine.offerPlace({ seasonId, toUserId: heir.userId });
  await mine.takeBackPlace({ seasonId });
  const answer = seasonsApi.signedInAs(heir).answerPlace({ seasonId, answer: 'accept' });
  await expect(answer).rejects.toMatchObject({ code: 'registration.offerGone' });
  expect(await mine.getRegistration({ seasonId, userId: holder.userId })).toMatchObject({ status: 'registered' });
});

it('knows no registration that is not there, or that is none any more', async () => {
  const world = await aSeason();
  const gone = seasonsApi.signedInAs(await aRegistered(world));
  await gone.withdrawRegistration({ seasonId: world.seasonId });
  await expect(gone.takeBackPlace({ seasonId: world.seasonId })).rejects.toMatchObject({ code: 'registration.notNow' });
  await expect(gone.takeBackPlace({ seasonId: noSeason })).rejects.toMatchObject({ code: 'registration.notFound' });
});
