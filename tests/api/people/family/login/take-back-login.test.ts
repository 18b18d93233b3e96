import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { addGuardian, familyApi } from '#tests/support/people/family.ts';
import { aLoginInvitation } from '#tests/support/people/own-login.ts';

it('takes an invitation to a login back, for the guardian who decides', async () => {
  const { me, guardian, dependantId } = await aLoginInvitation();
  const helper = await aPerson();
  await addGuardian({ dependantId }, me, helper, { rights: ['rsvp'] });
  const takeBack = (one: { userId: string }) => familyApi.signedInAs(one).takeBackLogin({ dependantId });
  await expect(takeBack(helper)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(takeBack(await aPerson())).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(takeBack(me)).resolves.not.toHaveProperty('loginInvitedTo');
  await expect(guardian.takeBackLogin({ dependantId })).resolves.not.toHaveProperty('loginInvitedTo');
});
