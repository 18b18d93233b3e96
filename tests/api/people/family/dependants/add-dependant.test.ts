import { expect, it } from 'vitest';
import { aPerson, aPersonOfUnknownAge } from '#tests/support/accounts/people.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

const details = { firstName: 'Kim', lastName: 'Carter', phoneNumber: '+1 (555) 123-4567', relation: 'child' } as const;

it('keeps a member without an account for the guardian, who consents apart and gets it confirmed by mail', async () => {
  const me = await aPerson({ displayName: 'Ana' });
  const added = await familyApi
    .signedInAs(me)
    .addDependant({ ...details, age: 10, collectionConsent: true, disclosureConsent: false });
  expect(added).toMatchObject({
    firstName: 'Kim',
    lastName: 'Carter',
    age: 10,
    consents: [{ type: 'data_collection' }],
  });
  expect(added.guardians).toMatchObject([{ displayName: 'Ana', household: 'A', phoneNumber: '+15551234567' }]);
  const { connections } = await familyApi.signedInAs(me).listFamily({});
  expect(connections).toMatchObject([
    {
      recipientName: 'Kim Carter',
      recipientHasAccount: false,
      recipientAge: 10,
      recipientPhoneNumber: '+15551234567',
      requesterRelation: 'parent',
      recipientRelation: 'child',
      status: 'accepted',
    },
  ]);
  await product.drain();
  expect(product.mails(me.email)[0]?.subject).toBe('You gave consent for Kim');
});

it('asks for a consent below thirteen, and for none above', async () => {
  const api = familyApi.signedInAs(await aPerson());
  await expect(api.addDependant({ ...details, age: 12 })).rejects.toMatchObject({
    code: 'dependant.consentRequired',
    fields: { collectionConsent: expect.any(String) },
  });
  expect((await api.addDependant({ ...details, age: 13 })).consents).toEqual([]);
});

it.each([
  ['firstName', { firstName: ' ' }],
  ['lastName', { lastName: '' }],
  ['phoneNumber', { phoneNumber: '12' }],
  ['age', { age: 0 }],
  ['age', { age: 121 }],
  ['relation', { relation: 'friend' as never }],
])('needs a right %s', async (field, wrong) => {
  const guardian = await aPerson();
  await expect(aDependant(guardian, wrong)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
});

it('is for adults, and ends at fifteen members', async () => {
  const minor = await aPerson({ birthdate: `${new Date().getUTCFullYear() - 15}-01-01` });
  await expect(aDependant(minor)).rejects.toMatchObject({ code: 'dependant.guardianTooYoung' });
  const unsaid = await aPersonOfUnknownAge();
  await expect(aDependant(unsaid)).rejects.toMatchObject({ code: 'dependant.guardianAgeUnknown' });
  const me = await aPerson();
  await Promise.all(Array.from({ length: 15 }, () => aDependant(me)));
  await expect(aDependant(me)).rejects.toMatchObject({ code: 'family.tooMany' });
});
