import { expect, it } from 'vitest';
import { mostManagers } from '#shared/places/managers/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { managersApi } from '#tests/support/places/managers.ts';
import { aPlace, nowhere, placesApi } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

it('mails the user who is asked, once on the list, and lets no one manage who has not said yes', async () => {
  const [{ place, keeper }, person] = [await aPlace(), await aPerson()];
  const { placeId } = place;
  const mine = managersApi.signedInAs(keeper);
  await mine.askManager({ placeId, email: person.email.toUpperCase() });
  await mine.askManager({ placeId, email: person.email });
  const [mail] = product.mails(person.email);
  expect(mail?.subject).toBe('Help manage Pease Park');
  expect(mail?.text).toContain(`/places/managers/${placeId}`);
  expect((await mine.listManagers({ placeId })).asked).toMatchObject([{ email: person.email }]);
  const theirs = placesApi.signedInAs(person);
  await expect(theirs.listPlaceSuggestions({ placeId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('stops at ten, those who were asked included, and refuses a place that is not there', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const mine = managersApi.signedInAs(keeper);
  const asked = Array.from({ length: mostManagers - 1 }, (_, index) => `p${index}@club.example`);
  for (const email of asked) await mine.askManager({ placeId, email });
  await expect(mine.askManager({ placeId, email: 'one.more@club.example' })).rejects.toMatchObject({
    code: 'place.tooManyManagers',
  });
  await expect(mine.askManager({ placeId: nowhere, email: 'a@club.example' })).rejects.toMatchObject({
    code: 'place.notFound',
  });
});
