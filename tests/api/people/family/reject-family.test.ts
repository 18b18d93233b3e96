import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { askFamily, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('ends the request, deletes the notification that asked, and tells the requester', async () => {
  const [me, other] = [await aPerson(), await aPerson({ displayName: 'Bo' })];
  const { id: connectionId } = await askFamily(me, other);
  await product.drain();
  const api = familyApi.signedInAs(other);
  await expect(familyApi.signedInAs(me).rejectFamily({ connectionId })).rejects.toMatchObject({
    code: 'access.denied',
  });
  await api.rejectFamily({ connectionId });
  await product.drain();
  const inbox = async (one: { userId: string }) =>
    (await notificationsApi.signedInAs(one).listNotifications({})).notifications.map(({ title }) => title);
  expect(await inbox(other)).toEqual([]);
  expect(await inbox(me)).toEqual(['Bo declined your family request']);
  expect(await familyApi.signedInAs(me).listFamily({})).toEqual({ connections: [] });
  await expect(api.rejectFamily({ connectionId })).rejects.toMatchObject({ code: 'family.notWaiting' });
  await expect(familyApi.signedInAs(await aPerson()).rejectFamily({ connectionId })).rejects.toMatchObject({
    code: 'family.notFound',
  });
});
