import { expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { askFamily, beFamily, familyApi } from '#tests/support/people/family.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

it('waits for the other, who is told in the product and by mail', async () => {
  const [me, other] = [await aPerson({ displayName: 'Ana' }), await aPerson({ displayName: 'Bo' })];
  const api = familyApi.signedInAs(me);
  const asked = await api.requestFamily({ recipientId: other.userId, relation: 'child' });
  expect(asked).toEqual({
    id: expect.stringMatching(/^fam_/),
    requesterId: me.userId,
    requesterName: 'Ana',
    recipientId: other.userId,
    recipientName: 'Bo',
    requesterRelation: 'parent',
    recipientRelation: 'child',
    recipientHasAccount: true,
    status: 'pending',
  });
  await product.drain();
  const { notifications } = await notificationsApi.signedInAs(other).listNotifications({});
  expect(notifications).toMatchObject([
    {
      title: 'Ana wants to add you as family',
      read: false,
      data: {
        asks: 'family',
        family: {
          requesterId: me.userId,
          requesterName: 'Ana',
          relation: 'child',
          familyMemberId: other.userId,
          connectionId: asked.id,
        },
      },
    },
  ]);
  expect(product.mails(other.email)).toHaveLength(1);
});

it('answers alike for an unknown person, a minor, an incomplete profile and a blocked person', async () => {
  const me = await aPerson();
  const [blocker, blocked] = [await aPerson(), await aPerson()];
  await block(blocker, me);
  await block(me, blocked);
  const minor = await aPerson({ birthdate: `${new Date().getUTCFullYear() - 15}-01-01` });
  const hidden = [aStranger(), minor, await aPerson({ hasAdditionalInfo: false }), blocker, blocked];
  for (const one of hidden) await expect(askFamily(me, one)).rejects.toMatchObject({ code: 'user.notFound' });
});

it('refuses oneself, a second request in either direction, and existing family', async () => {
  const [me, other, sister] = [await aPerson(), await aPerson(), await aPerson()];
  await expect(askFamily(me, me)).rejects.toMatchObject({ code: 'family.self' });
  await askFamily(me, other);
  await expect(askFamily(me, other)).rejects.toMatchObject({ code: 'family.alreadyAsked' });
  await expect(askFamily(other, me)).rejects.toMatchObject({ code: 'family.alreadyAsked' });
  await beFamily(me, sister);
  await expect(askFamily(sister, me)).rejects.toMatchObject({ code: 'family.alreadyConnected' });
});

it('sends no new request within thirty days of a no', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { id: connectionId } = await askFamily(me, other);
  await familyApi.signedInAs(other).rejectFamily({ connectionId });
  await expect(askFamily(me, other)).rejects.toMatchObject({ code: 'family.tooSoon' });
  product.clock.forwardMinutes(30 * 24 * 60 + 1);
  expect(await askFamily(me, other)).toMatchObject({ status: 'pending' });
  product.clock.reset();
});

it('lets twenty requests wait, also when many are sent at once', async () => {
  const me = await aPerson();
  const others = await Promise.all(Array.from({ length: 21 }, () => aPerson()));
  product.clock.moveTo('2032-01-01T10:59:00Z');
  for (const other of others.slice(0, 19)) await askFamily(me, other);
  product.clock.moveTo('2032-01-01T11:01:00Z');
  const answers = await Promise.allSettled(others.slice(19).map((other) => askFamily(me, other)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(refused).toEqual(['family.tooManyRequests']);
  product.clock.reset();
});
