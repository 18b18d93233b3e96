import { expect, it } from 'vitest';
import { aDependant, addGuardian, familyApi } from '#tests/support/family.ts';
import { aPerson } from '#tests/support/people.ts';

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
