import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aClub, aSecondManager, mailedCode, managersApi, managersOf } from '#tests/support/places/managers.ts';
import { aPlace, nowhere } from '#tests/support/places/places.ts';

it('lets managers go and take others off, but never the last one', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const mine = managersApi.signedInAs(keeper);
  await expect(mine.removeManager({ placeId, userId: keeper.userId })).rejects.toMatchObject({
    code: 'place.lastManager',
  });
  const second = await aSecondManager(place, keeper);
  const third = await aSecondManager(place, keeper);
  await mine.removeManager({ placeId, userId: second.userId });
  await expect(mine.removeManager({ placeId, userId: second.userId })).rejects.toMatchObject({
    code: 'place.managerNotFound',
  });
  await mine.removeManager({ placeId, userId: keeper.userId });
  expect(await managersOf(placeId, third)).toEqual([third.userId]);
  await expect(mine.removeManager({ placeId, userId: third.userId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(mine.removeManager({ placeId: nowhere, userId: third.userId })).rejects.toMatchObject({
    code: 'place.notFound',
  });
});

it('leaves one manager when two take each other off at once', async () => {
  const { place, keeper } = await aPlace();
  const second = await aSecondManager(place, keeper);
  const remove = (who: typeof keeper, removed: typeof keeper) =>
    managersApi.signedInAs(who).removeManager({ placeId: place.placeId, userId: removed.userId });
  const outcomes = await Promise.allSettled([remove(keeper, second), remove(second, keeper)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const left = outcomes[0]?.status === 'fulfilled' ? keeper : second;
  expect(await managersOf(place.placeId, left)).toEqual([left.userId]);
});

it('leaves the user who claimed the place to others for good, until they go by themselves', async () => {
  const [{ place, keeper }, owner] = [await aClub(), await aPerson()];
  const { placeId } = place;
  const theirs = managersApi.signedInAs(owner);
  await theirs.claimPlace({ placeId, by: { way: 'email', email: 'desk@eastsideclub.org' } });
  await theirs.proveClaim({ placeId, code: mailedCode('desk@eastsideclub.org') });
  const removed = managersApi.signedInAs(keeper).removeManager({ placeId, userId: owner.userId });
  await expect(removed).rejects.toMatchObject({ code: 'access.denied' });
  await theirs.removeManager({ placeId, userId: owner.userId });
  await theirs.claimPlace({ placeId, by: { way: 'email', email: 'desk@eastsideclub.org' } });
});
