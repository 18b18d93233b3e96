import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi, inHouseholdB } from '#tests/support/people/family.ts';

it('gives and takes rights, over the version that was seen; a shield is the own alone', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  await addGuardian(child, me, other, { rights: ['rsvp'], contactShielded: true });
  const change = (one: { userId: string }, whose: { userId: string }, more: object = {}) =>
    familyApi
      .signedInAs(one)
      .changeGuardian({ dependantId, userId: whose.userId, version: 3, ...inHouseholdB({ rights: ['pay'] }), ...more });
  const stranger = await aPerson();
  await expect(change(stranger, other)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(change(other, me)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(change(me, stranger)).rejects.toMatchObject({ code: 'guardian.notFound' });
  await expect(change(me, other, { version: 1 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(change(me, me)).rejects.toMatchObject({ code: 'dependant.lastGuardian' });
  const { guardians } = await change(me, other, { contactShielded: false });
  expect(guardians.find(({ userId }) => userId === other.userId)).toMatchObject({
    rights: ['pay'],
    contactShielded: true,
  });
  const own = await change(other, other, { version: 4, contactShielded: false, rights: ['consent'] });
  expect(own.guardians.find(({ userId }) => userId === other.userId)).toMatchObject({
    rights: ['pay'],
    contactShielded: false,
  });
});
