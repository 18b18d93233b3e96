import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';

it('takes a guardian off, who is a stranger from then on, and lets every guardian but the last step down', async () => {
  const [me, father, aunt] = [await aPerson(), await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  await addGuardian(child, me, father);
  await addGuardian(child, me, aunt, { rights: ['rsvp'] });
  const remove = (one: { userId: string }, { userId }: { userId: string }) =>
    familyApi.signedInAs(one).removeGuardian({ dependantId, userId });
  await expect(remove(aunt, me)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(remove(me, await aPerson())).rejects.toMatchObject({ code: 'guardian.notFound' });
  await remove(aunt, aunt);
  await remove(father, me);
  await expect(remove(me, father)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(remove(father, father)).rejects.toMatchObject({ code: 'dependant.lastGuardian' });
});

it('keeps one when the two last take each other off at once', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  await addGuardian(child, me, other);
  const outcomes = await Promise.allSettled([
    familyApi.signedInAs(me).removeGuardian({ dependantId, userId: other.userId }),
    familyApi.signedInAs(other).removeGuardian({ dependantId, userId: me.userId }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
