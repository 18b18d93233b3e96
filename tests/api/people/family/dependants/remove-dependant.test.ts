import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';

it('deletes a dependant with everything stored about them, and makes room for another', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me);
  const api = familyApi.signedInAs(me);
  await expect(familyApi.signedInAs(await aPerson()).removeDependant({ dependantId })).rejects.toMatchObject({
    code: 'dependant.notFound',
  });
  await api.removeDependant({ dependantId });
  await expect(api.getCare({ dependantId })).rejects.toMatchObject({ code: 'dependant.notFound' });
  expect(await api.listFamily({})).toEqual({ connections: [] });
});

it('is not for one household alone', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  await addGuardian(child, me, other, { rights: ['rsvp'] });
  const remove = (one: { userId: string }) =>
    familyApi.signedInAs(one).removeDependant({ dependantId: child.dependantId });
  await expect(remove(other)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(remove(me)).rejects.toMatchObject({ code: 'dependant.othersAnswer' });
});
