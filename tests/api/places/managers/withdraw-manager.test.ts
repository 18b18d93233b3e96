import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { managersApi } from '#tests/support/places/managers.ts';
import { aPlace, nowhere } from '#tests/support/places/places.ts';

it('takes a question back, so that the user who was asked can no longer say yes', async () => {
  const [{ place, keeper }, person] = [await aPlace(), await aPerson()];
  const { placeId } = place;
  const mine = managersApi.signedInAs(keeper);
  await mine.askManager({ placeId, email: person.email });
  await mine.withdrawManager({ placeId, email: person.email });
  await mine.withdrawManager({ placeId, email: person.email });
  expect((await mine.listManagers({ placeId })).asked).toEqual([]);
  const answer = managersApi.signedInAs(person).answerManaging({ placeId, answer: 'accepted' });
  await expect(answer).rejects.toMatchObject({ code: 'place.notAsked' });
  await expect(mine.withdrawManager({ placeId: nowhere, email: person.email })).rejects.toMatchObject({
    code: 'place.notFound',
  });
});
