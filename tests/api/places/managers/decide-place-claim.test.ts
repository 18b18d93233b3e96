import { expect, it } from 'vitest';
import { mostManagers } from '#shared/places/managers/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aClub, aPaper, managersApi, managersOf } from '#tests/support/places/managers.ts';
import { nowhere } from '#tests/support/places/places.ts';
import { aDayLater, storedKeys } from '#tests/support/uploads/uploads.ts';

async function aWaitingClaim() {
  const [{ place, keeper }, owner] = [await aClub(), await aPerson()];
  const { placeId } = place;
  const uploadId = await aPaper(owner);
  await managersApi.signedInAs(owner).claimPlace({ placeId, by: { way: 'document', uploadId } });
  return { placeId, keeper, owner, uploadId, mine: managersApi.signedInAs(keeper) };
}

it('makes whose claim is accepted a manager, once, and lets the document go', async () => {
  const { placeId, keeper, owner, uploadId, mine } = await aWaitingClaim();
  const { userId } = owner;
  const second = await aPerson();
  await managersApi.signedInAs(second).claimPlace({ placeId, by: { way: 'phone' } });
  await mine.decidePlaceClaim({ placeId, userId, decision: 'accept' });
  expect(await managersOf(placeId, keeper)).toEqual([keeper.userId, userId]);
  await expect(mine.decidePlaceClaim({ placeId, userId, decision: 'decline' })).rejects.toMatchObject({
    code: 'place.claimNotFound',
  });
  await expect(mine.decidePlaceClaim({ placeId, userId: second.userId, decision: 'accept' })).rejects.toMatchObject({
    code: 'place.claimed',
  });
  await aDayLater();
  expect(storedKeys().filter((key) => key.includes(uploadId))).toEqual([]);
});

it('declines, and refuses a manager who decides about themselves, and one too many', async () => {
  const { placeId, keeper, owner, mine } = await aWaitingClaim();
  const { userId } = owner;
  for (let asked = 1; asked < mostManagers; asked += 1)
    await mine.askManager({ placeId, email: asked === 1 ? owner.email : `p${asked}@club.example` });
  await expect(mine.decidePlaceClaim({ placeId, userId, decision: 'accept' })).rejects.toMatchObject({
    code: 'place.tooManyManagers',
  });
  const theirs = managersApi.signedInAs(owner);
  await theirs.answerManaging({ placeId, answer: 'accepted' });
  await expect(theirs.decidePlaceClaim({ placeId, userId, decision: 'accept' })).rejects.toMatchObject({
    code: 'access.denied',
  });
  await mine.decidePlaceClaim({ placeId, userId, decision: 'decline' });
  expect((await theirs.getMyManaging({ placeId })).claim?.status).toBe('declined');
  const unknown = mine.decidePlaceClaim({ placeId: nowhere, userId: keeper.userId, decision: 'decline' });
  await expect(unknown).rejects.toMatchObject({ code: 'place.notFound' });
});
