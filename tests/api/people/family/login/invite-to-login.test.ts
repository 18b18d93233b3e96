import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { aLoginInvitation } from '#tests/support/people/own-login.ts';
import { product } from '#tests/support/product/product.ts';

it('invites a 13-year-old by mail for the guardian who decides, and shows the address to that guardian alone', async () => {
  const [me, helper] = [await aPerson({ displayName: 'Ana' }), await aPerson()];
  const child = await aDependant(me, { age: 13 });
  const { dependantId } = child;
  await addGuardian(child, me, helper, { rights: ['rsvp'] });
  const email = `kim.${dependantId.toLowerCase()}@example.com`;
  const invite = (one: { userId: string }) => familyApi.signedInAs(one).inviteToLogin({ dependantId, email });
  await expect(invite(helper)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(invite(await aPerson())).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(invite(me)).resolves.toMatchObject({ loginInvitedTo: email });
  expect(await familyApi.signedInAs(helper).getDependant({ dependantId })).not.toHaveProperty('loginInvitedTo');
  await product.drain();
  const mails = product.mails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Ana invites you to Rovers']);
  expect(mails[0]?.text).toMatch(/\/family\/login\?token=/);
});

it('mails an invitation once, and no eleventh in a day', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me, { age: 13 });
  const email = `kim.${dependantId.toLowerCase()}@example.com`;
  const invite = () => familyApi.signedInAs(me).inviteToLogin({ dependantId, email });
  await invite();
  for (let time = 0; time < 2; time += 1) await product.drain();
  expect(product.mails(email)).toHaveLength(1);
  for (let time = 1; time < 10; time += 1) await invite();
  await expect(invite()).rejects.toMatchObject({ code: 'request.tooMany' });
  await product.drain();
  expect(product.mails(email).length).toBeLessThanOrEqual(10);
});

it('does not invite a child younger than 13', async () => {
  const me = await aPerson();
  const { dependantId } = await aDependant(me, { age: 12 });
  const invited = familyApi.signedInAs(me).inviteToLogin({ dependantId, email: 'kim@example.com' });
  await expect(invited).rejects.toMatchObject({ code: 'dependant.tooYoung' });
});

it('does not invite a child with a login', async () => {
  const { kim, guardian, dependantId, token } = await aLoginInvitation();
  await familyApi.signedInAs(kim).acceptLogin({ token });
  const invited = guardian.inviteToLogin({ dependantId, email: 'other@example.com' });
  await expect(invited).rejects.toMatchObject({ code: 'dependant.hasLogin' });
});
