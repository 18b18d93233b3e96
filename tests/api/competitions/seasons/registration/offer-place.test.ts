import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, aSquad, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

it('offers a place to one person at a time, who is told and finds it on the page of the season', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const holder = await aRegistered(world);
  const [first, second] = [await aPerson(), await aPerson()];
  const mine = seasonsApi.signedInAs(holder);
  const offered = async (person: typeof first) => (await seasonsApi.signedInAs(person).getSeason({ seasonId })).offered;
  expect(await mine.offerPlace({ seasonId, toUserId: first.userId })).toMatchObject({ offeredTo: first.userId });
  expect(await offered(first)).toMatchObject({ displayName: holder.displayName, mode: 'individual', squadNames: [] });
  await mine.offerPlace({ seasonId, toUserId: second.userId });
  expect([await offered(first), await offered(second)]).toMatchObject([undefined, { mode: 'individual' }]);
  await product.drain();
  const subjects = product.mails(second.email).map(({ subject }) => subject);
  expect(subjects).toEqual([`${holder.displayName} offers you a spot in Spring 2031`]);
  expect(product.mails(first.email)).toEqual([]);
});

it('offers nothing to a person who could not take it, and gives no further reason', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const [holder, registered, blocking] = [await aRegistered(world), await aRegistered(world), await aPerson()];
  await block(blocking, holder);
  const mine = seasonsApi.signedInAs(holder);
  for (const toUserId of [registered.userId, blocking.userId, holder.userId, crypto.randomUUID()])
    await expect(mine.offerPlace({ seasonId, toUserId })).rejects.toMatchObject({ code: 'registration.cannotTake' });
});

it('offers only a place that there is', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const { squadId } = await aSquad(world);
  const [, waiting, asking] = [
    await aRegistered(world),
    await aRegistered(world),
    await aRegistered(world, { mode: 'join_team', squadId }),
  ];
  const { userId: toUserId } = await aPerson();
  const offer = (person: typeof waiting, seasonId = world.seasonId) =>
    seasonsApi.signedInAs(person).offerPlace({ seasonId, toUserId });
  for (const person of [waiting, asking])
    await expect(offer(person)).rejects.toMatchObject({ code: 'registration.notNow' });
  await expect(offer(await aPerson())).rejects.toMatchObject({ code: 'registration.notFound' });
  await expect(offer(waiting, noSeason)).rejects.toMatchObject({ code: 'registration.notFound' });
});
