import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDependant, addGuardian, familyApi, inHouseholdB } from '#tests/support/people/family.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

it('asks another adult, who is told the first name alone', async () => {
  const [me, other] = [await aPerson({ displayName: 'Ana' }), await aPerson()];
  const { dependantId } = await aDependant(me);
  const asked = await familyApi
    .signedInAs(me)
    .inviteGuardian({ dependantId, userId: other.userId, ...inHouseholdB({ rights: ['rsvp'] }) });
  expect(asked.guardians).toMatchObject([{ status: 'confirmed' }, { status: 'asked', household: 'B' }]);
  await product.drain();
  const { notifications } = await notificationsApi.signedInAs(other).listNotifications({});
  expect(notifications).toMatchObject([{ title: 'Ana asks you to be a guardian of Kim' }]);
  expect(await familyApi.signedInAs(other).listFamily({})).toMatchObject({
    connections: [{ recipientName: 'Kim', status: 'pending' }],
  });
  await expect(familyApi.signedInAs(other).getDependant({ dependantId })).rejects.toMatchObject({
    code: 'dependant.notFound',
  });
});

it('is for guardians who may decide about guardians, and sends nothing to people who cannot be found', async () => {
  const [me, helper, blocked] = [await aPerson(), await aPerson(), await aPerson()];
  const child = await aDependant(me);
  const { dependantId } = child;
  await addGuardian(child, me, helper, { rights: ['rsvp'] });
  const invite = (one: { userId: string }, { userId }: { userId: string }) =>
    familyApi.signedInAs(one).inviteGuardian({ dependantId, userId, ...inHouseholdB() });
  await expect(invite(await aPerson(), helper)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await expect(invite(helper, await aPerson())).rejects.toMatchObject({ code: 'access.denied' });
  await expect(invite(me, helper)).rejects.toMatchObject({ code: 'dependant.alreadyGuardian' });
  await block(blocked, me);
  await expect(invite(me, blocked)).rejects.toMatchObject({ code: 'user.notFound' });
  await invite(me, await aPerson());
  await invite(me, await aPerson());
  await expect(invite(me, await aPerson())).rejects.toMatchObject({ code: 'dependant.tooManyGuardians' });
});
