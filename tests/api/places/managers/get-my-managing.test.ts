import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aClub, managersApi } from '#tests/support/places/managers.ts';
import { aPlace, nowhere } from '#tests/support/places/places.ts';

it('says by what a place can be claimed, and how far the own claim is', async () => {
  const [{ place }, person] = [await aClub(), await aPerson()];
  const { placeId } = place;
  const mine = managersApi.signedInAs(person);
  expect(await mine.getMyManaging({ placeId })).toMatchObject({
    isManager: false,
    isAsked: false,
    ways: { domain: 'eastsideclub.org', phone: '+1 512 555 0170' },
  });
  const { claim } = await mine.claimPlace({ placeId, by: { way: 'phone' } });
  expect((await mine.getMyManaging({ placeId })).claim).toEqual(claim);
  const { place: park } = await aPlace();
  expect((await mine.getMyManaging({ placeId: park.placeId })).ways).toEqual({ from: expect.any(String) });
  await expect(mine.getMyManaging({ placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
