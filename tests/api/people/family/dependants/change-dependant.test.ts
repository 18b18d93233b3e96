import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';

it('corrects a name and an age, over the version that was seen, with the right to consent', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me, { age: 14, collectionConsent: false });
  const { dependantId } = child;
  await addGuardian(child, me, other, { rights: ['rsvp'] });
  const change = (one: { userId: string }, version: number, age = 15) =>
    familyApi.signedInAs(one).changeDependant({ dependantId, version, firstName: 'Kimberly', lastName: 'Lee', age });
  await expect(change(await aPerson(), 3)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(change(other, 3)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(change(me, 1)).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 3 } });
  await expect(change(me, 3, 12)).rejects.toMatchObject({ code: 'dependant.consentRequired' });
  expect(await change(me, 3)).toMatchObject({ firstName: 'Kimberly', age: 15, version: 4 });
});
