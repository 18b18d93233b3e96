import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aClub, aPaper, managersApi } from '#tests/support/places/managers.ts';
import { nowhere } from '#tests/support/places/places.ts';

it('hands the document to those who manage the place, while the claim waits', async () => {
  const [{ place, keeper }, owner] = [await aClub(), await aPerson()];
  const [{ placeId }, { userId }] = [place, owner];
  await managersApi.signedInAs(owner).claimPlace({ placeId, by: { way: 'document', uploadId: await aPaper(owner) } });
  const mine = managersApi.signedInAs(keeper);
  const { url } = await mine.openClaimDocument({ placeId, userId });
  expect(await (await fetch(url)).text()).toBe('%PDF-1.7 lease');
  await mine.decidePlaceClaim({ placeId, userId, decision: 'decline' });
  await expect(mine.openClaimDocument({ placeId, userId })).rejects.toMatchObject({ code: 'place.claimNotFound' });
  await expect(mine.openClaimDocument({ placeId: nowhere, userId })).rejects.toMatchObject({ code: 'place.notFound' });
});
