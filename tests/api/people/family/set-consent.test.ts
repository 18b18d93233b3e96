import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('records a consent and its end, confirms both by mail, and forgets medical notes with theirs', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me, { collectionConsent: true });
  const api = familyApi.signedInAs(me);
  await api.setConsent({ dependantId, type: 'medical_treatment', given: true });
  const contact = { name: 'Bo', phoneNumber: '+15551234567', relation: 'uncle', canPickUp: true };
  await api.saveCare({ dependantId, allergies: 'Nuts', emergencyContacts: [contact], version: 0 });
  const { consents } = await api.setConsent({ dependantId, type: 'medical_treatment', given: false });
  expect(consents.at(-1)).toMatchObject({ type: 'medical_treatment', withdrawnAt: expect.any(String) });
  expect(await api.getCare({ dependantId })).toMatchObject({ allergies: '', emergencyContacts: [contact] });
  await product.drain();
  expect(product.mails(me.email).map(({ subject }) => subject)).toContain('You withdrew consent for Kim');
});

it('is for guardians with the right, and not for the consent without which nothing is kept', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  await addGuardian(child, me, other, { rights: ['rsvp'] });
  const withdraw = (one: { userId: string }) =>
    familyApi.signedInAs(one).setConsent({ dependantId: child.dependantId, type: 'data_collection', given: false });
  await expect(withdraw(await aPerson())).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(withdraw(other)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(withdraw(me)).rejects.toMatchObject({ code: 'dependant.consentNeeded' });
});
