import { expect, it } from 'vitest';
import { leavingApi } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { aLoginInvitation, loginTokenIn } from '#tests/support/people/own-login.ts';
import { product } from '#tests/support/product/product.ts';

it('shares the rights to answer with a 13-year-old who has the link and the address', async () => {
  const { me, kim, dependantId, token } = await aLoginInvitation();
  const own = familyApi.signedInAs(kim);
  await expect(own.acceptLogin({ token })).resolves.toEqual({ dependantId, firstName: 'Kim' });
  await expect(own.acceptLogin({ token })).resolves.toEqual({ dependantId, firstName: 'Kim' });
  const { guardians } = await own.getDependant({ dependantId });
  expect(guardians.find(({ userId }) => userId === kim.userId)).toMatchObject({
    isThemselves: true,
    rights: ['rsvp', 'message'],
  });
  const at = { eventId: (await anEvent()).event.eventId, dependantId };
  await dependantsApi.signedInAs(kim).joinForDependant(at);
  await expect(dependantsApi.signedInAs(me).joinForDependant(at)).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(own.setConsent({ dependantId, type: 'photo', given: true })).rejects.toMatchObject({
    code: 'access.denied',
  });
});

it('takes the link and the address together, and no link that was taken back, replaced or is old', async () => {
  const { me, kim, guardian, dependantId, token } = await aLoginInvitation();
  const accept = (one: { userId: string }, by = token) => familyApi.signedInAs(one).acceptLogin({ token: by });
  await expect(accept(await aPerson())).rejects.toMatchObject({ code: 'dependant.otherAddress' });
  await expect(accept(kim, `${token}x`)).rejects.toMatchObject({ code: 'mail.linkInvalid' });
  await expect(accept(me)).rejects.toMatchObject({ code: 'dependant.otherAddress' });
  await guardian.takeBackLogin({ dependantId });
  await expect(accept(kim)).rejects.toMatchObject({ code: 'mail.linkInvalid' });
  await guardian.inviteToLogin({ dependantId, email: me.email });
  await product.drain();
  await expect(accept(me, loginTokenIn(me.email))).rejects.toMatchObject({ code: 'dependant.alreadyGuardian' });
  product.clock.forwardMinutes(15 * 24 * 60);
  await expect(accept(kim, loginTokenIn(me.email))).rejects.toMatchObject({ code: 'mail.linkInvalid' });
  product.clock.reset();
});

it('never leaves a child to answer alone when the last guardian leaves', async () => {
  const { me, kim, dependantId, token } = await aLoginInvitation();
  await familyApi.signedInAs(kim).acceptLogin({ token });
  await product.drain();
  const other = await aPerson();
  await addGuardian({ dependantId }, me, other, { rights: ['rsvp'] });
  await leavingApi.signedInAs(me).deleteUser({ confirmation: 'DELETE' });
  await product.drain();
  const { guardians } = await familyApi.signedInAs(kim).getDependant({ dependantId });
  expect(guardians.find(({ userId }) => userId === other.userId)?.rights).toContain('consent');
  expect(guardians.find(({ userId }) => userId === kim.userId)?.rights).toEqual(['rsvp', 'message']);
});

it('finds no room in a family of fifteen', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { dependantId } = await aDependant(me, { age: 13 });
  await familyApi.signedInAs(me).inviteToLogin({ dependantId, email: other.email });
  await product.drain();
  await Promise.all(Array.from({ length: 15 }, () => aDependant(other)));
  const accepted = familyApi.signedInAs(other).acceptLogin({ token: loginTokenIn(other.email) });
  await expect(accepted).rejects.toMatchObject({ code: 'family.tooMany' });
});
