import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aClub, aPaper, managersApi } from '#tests/support/places/managers.ts';
import { nowhere } from '#tests/support/places/places.ts';

it('lists who manages a place, who was asked, and claims with what they are judged by', async () => {
  const [{ place, keeper }, caller, owner] = [await aClub(), await aPerson(), await aPerson()];
  const { placeId } = place;
  const mine = managersApi.signedInAs(keeper);
  await mine.askManager({ placeId, email: 'kim@people.example' });
  const { claim } = await managersApi.signedInAs(caller).claimPlace({ placeId, by: { way: 'phone' } });
  await managersApi.signedInAs(owner).claimPlace({ placeId, by: { way: 'document', uploadId: await aPaper(owner) } });
  expect(await mine.listManagers({ placeId })).toMatchObject({
    managers: [{ userId: keeper.userId, displayName: keeper.displayName, isClaimant: false }],
    asked: [{ email: 'kim@people.example' }],
    claims: [
      { userId: caller.userId, way: 'phone', phone: '+1 512 555 0170', code: claim.code },
      { userId: owner.userId, way: 'document', fileName: 'lease.pdf' },
    ],
  });
  await expect(mine.listManagers({ placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
