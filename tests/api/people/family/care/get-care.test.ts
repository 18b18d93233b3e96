import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('shows medical notes to guardians with the right alone, as it stands at that moment', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  const read = (one: { userId: string }) => familyApi.signedInAs(one).getCare({ dependantId });
  expect(await read(me)).toMatchObject({ allergies: '', emergencyContacts: [], version: 0 });
  await expect(read(other)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await addGuardian(child, me, other, { rights: ['rsvp', 'pay'] });
  await expect(read(other)).rejects.toMatchObject({ code: 'access.denied' });
});

it('records who read what is noted, once a day, and shows it to every guardian with the right', async () => {
  const [me, other] = [await aPerson({ displayName: 'Ana' }), await aPerson({ displayName: 'Ben' })];
  const child = await aDependant(me);
  const { dependantId } = child;
  const emergencyContacts = [
    { name: 'Gran Ola', phoneNumber: '+1 512 555 0134', relation: 'Grandmother', canPickUp: true },
  ];
  await addGuardian(child, me, other, { rights: ['rsvp', 'medicalView'] });
  const readersAs = async (one: { userId: string }) =>
    (await familyApi.signedInAs(one).getCare({ dependantId })).looks.map(({ displayName }) => displayName);
  expect(await readersAs(me)).toEqual([]);
  const { version } = await familyApi.signedInAs(me).getCare({ dependantId });
  await familyApi.signedInAs(me).saveCare({ dependantId, emergencyContacts, version });
  expect(await readersAs(other)).toEqual(['Ben']);
  expect((await readersAs(me)).toSorted()).toEqual(['Ana', 'Ben']);
  expect(await readersAs(me)).toHaveLength(2);
  product.clock.forwardMinutes(24 * 60);
  expect(await readersAs(other)).toHaveLength(3);
  expect((await familyApi.signedInAs(me).getCare({ dependantId })).looks[0]?.at.slice(0, 10)).toBe(
    product.clock.now().toISOString().slice(0, 10),
  );
});
