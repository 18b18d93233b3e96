import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aClub, aPaper, aSecondManager, mailedCode, managersApi } from '#tests/support/places/managers.ts';
import { aPlace, detailsOf, nowhere, placesApi } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const desk = { way: 'email', email: 'desk@eastsideclub.org' } as const;

it('mails a code to the domain of the website and to no other, and lets a newer claim replace it', async () => {
  const [{ place }, owner] = [await aClub(), await aPerson()];
  const { placeId } = place;
  const mine = managersApi.signedInAs(owner);
  for (const email of ['desk@gmail.com', 'desk@noteastsideclub.org', 'desk@eastsideclub.org.evil.example'])
    await expect(mine.claimPlace({ placeId, by: { way: 'email', email } })).rejects.toMatchObject({
      code: 'place.claimAddress',
      fields: { 'by.email': expect.any(String) },
    });
  expect(await mine.claimPlace({ placeId, by: desk })).toMatchObject({ claim: { way: 'email', status: 'proving' } });
  const first = mailedCode(desk.email);
  await mine.claimPlace({ placeId, by: desk });
  expect(first).toMatch(/^\d{6}$/);
  expect(product.mails(desk.email).at(-1)?.subject).toBe('Your code to claim Pease Park');
});

it('waits for the managers with a document or a call to the listed number', async () => {
  const [{ place }, owner] = [await aClub(), await aPerson()];
  const { placeId } = place;
  const mine = managersApi.signedInAs(owner);
  const called = await mine.claimPlace({ placeId, by: { way: 'phone' } });
  expect(called.claim).toMatchObject({ status: 'waiting', code: expect.stringMatching(/^\d{6}$/) });
  const uploadId = await aPaper(owner);
  const shown = await mine.claimPlace({ placeId, by: { way: 'document', uploadId } });
  expect(shown.claim).toMatchObject({ way: 'document', status: 'waiting' });
  const stolen = managersApi.signedInAs(await aPerson()).claimPlace({ placeId, by: { way: 'document', uploadId } });
  await expect(stolen).rejects.toMatchObject({ code: 'upload.notFound' });
});

it('takes a website or a number as proof only after they stood for a week, the user who changed them', async () => {
  const [{ place, keeper }, owner] = [await aClub(), await aPerson()];
  const { placeId, version } = place;
  const theirs = placesApi.signedInAs(keeper);
  const mine = managersApi.signedInAs(owner);
  const website = 'https://mine.example';
  await theirs.changePlace({ ...detailsOf(place, { website }), placeId, version });
  await expect(mine.claimPlace({ placeId, by: { way: 'email', email: 'me@mine.example' } })).rejects.toMatchObject({
    code: 'place.claimTooSoon',
  });
  await expect(mine.claimPlace({ placeId, by: { way: 'phone' } })).rejects.toMatchObject({ code: 'place.noPhone' });
});

it('refuses places that are claimed, closed or not there, and managers who would decide about themselves', async () => {
  const [{ place, keeper }, owner] = [await aClub(), await aPerson()];
  const { placeId } = place;
  const mine = managersApi.signedInAs(keeper);
  await expect(mine.claimPlace({ placeId, by: { way: 'phone' } })).rejects.toMatchObject({
    code: 'place.managersDecide',
  });
  await mine.claimPlace({ placeId, by: desk });
  await mine.proveClaim({ placeId, code: mailedCode(desk.email) });
  const theirs = managersApi.signedInAs(owner);
  await expect(theirs.claimPlace({ placeId, by: desk })).rejects.toMatchObject({ code: 'place.claimed' });
  await expect(theirs.claimPlace({ placeId: nowhere, by: desk })).rejects.toMatchObject({ code: 'place.notFound' });
  const { place: park, keeper: ranger } = await aPlace();
  await aSecondManager(park, ranger);
  await placesApi.signedInAs(ranger).setPlaceStanding({ placeId: park.placeId, version: 1, to: { status: 'closed' } });
  await expect(theirs.claimPlace({ placeId: park.placeId, by: desk })).rejects.toMatchObject({ code: 'place.closed' });
});
