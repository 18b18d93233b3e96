import { expect, it } from 'vitest';
import { mostMembers } from '#shared/people/family/connection.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { askFamily, beFamily, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

const inbox = async (person: { userId: string }) =>
  (await notificationsApi.signedInAs(person).listNotifications({})).notifications;

it('connects the two, reads the notification that asked, and tells the requester', async () => {
  const [me, other] = [await aPerson(), await aPerson({ displayName: 'Bo' })];
  const { id: connectionId } = await askFamily(me, other);
  await product.drain();
  await familyApi.signedInAs(other).acceptFamily({ connectionId });
  await product.drain();
  expect(await inbox(other)).toMatchObject([{ read: true, data: { asks: 'family' } }]);
  expect(await inbox(me)).toMatchObject([{ title: 'Bo is in your family', read: false }]);
  for (const one of [me, other])
    expect((await familyApi.signedInAs(one).listFamily({})).connections).toMatchObject([{ status: 'accepted' }]);
});

it('sends no notification to a person who has already answered', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await beFamily(me, other);
  await product.drain();
  expect(await inbox(other)).toEqual([]);
});

it('is only for the person asked, and only while the request waits', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { id: connectionId } = await askFamily(me, other);
  const accept = (one: { userId: string }) => familyApi.signedInAs(one).acceptFamily({ connectionId });
  await expect(accept(me)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(accept(await aPerson())).rejects.toMatchObject({ code: 'family.notFound' });
  await accept(other);
  await expect(accept(other)).rejects.toMatchObject({ code: 'family.notWaiting' });
});

it('has exactly one outcome and one notice when yes and no are said at once', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { id: connectionId } = await askFamily(me, other);
  const api = familyApi.signedInAs(other);
  const answers = await Promise.allSettled([api.acceptFamily({ connectionId }), api.rejectFamily({ connectionId })]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await product.drain();
  expect(await inbox(me)).toHaveLength(1);
});

it('ends at fifteen members, for either of the two', async () => {
  const me = await aPerson();
  for (let count = 0; count < mostMembers; count += 1) await beFamily(await aPerson(), me);
  const { id: connectionId } = await askFamily(await aPerson(), me);
  await expect(familyApi.signedInAs(me).acceptFamily({ connectionId })).rejects.toMatchObject({
    code: 'family.tooMany',
  });
});
