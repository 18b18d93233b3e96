import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';

it('shows a dependant to their guardians, and hides from everyone else that there is one', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me);
  expect(await familyApi.signedInAs(me).getDependant({ dependantId })).toMatchObject({ firstName: 'Kim' });
  await expect(familyApi.signedInAs(other).getDependant({ dependantId })).rejects.toMatchObject({
    code: 'dependant.notFound',
  });
});

it('keeps a shielded contact from the other household, in both directions as each chose', async () => {
  const [me, other] = [await aPerson({ phoneNumber: '+15550000001' }), await aPerson()];
  const child = await aDependant(me);
  await addGuardian(child, me, other, { contactShielded: true, phoneNumber: '+15557654321' });
  const { dependantId } = child;
  const seenBy = async (one: { userId: string }) => familyApi.signedInAs(one).getDependant({ dependantId });
  expect(JSON.stringify(await seenBy(me))).not.toContain('5557654321');
  expect(JSON.stringify(await familyApi.signedInAs(me).listFamily({}))).not.toContain('5557654321');
  expect(JSON.stringify(await seenBy(other))).toContain('5551234567');
  expect(JSON.stringify(await seenBy(other))).toContain('5557654321');
});
