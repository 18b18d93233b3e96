import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice, aSubscription, storedDevices } from '#tests/support/notifications/push.ts';

it('stores the token, when it was made and the options of the subscription', async () => {
  const person = await aPerson();
  const { input } = await aSubscription();
  const { token, createTime } = await notificationsApi.signedInAs(person).registerPush(input);
  expect(token).toMatch(/^psh_/);
  expect(await storedDevices(person.userId)).toEqual([{ ...input, scope: '/', token, createTime }]);
});

it('keeps the token of a subscription that is unchanged, and gives another one a new token', async () => {
  const person = await aPerson();
  const mine = notificationsApi.signedInAs(person);
  const { input, token } = await aDevice(person);
  expect(await mine.registerPush(input)).toMatchObject({ token });
  const other = await aDevice(person);
  expect(other.token).not.toBe(token);
  expect((await storedDevices(person.userId)).map((device) => device.token)).toEqual([other.token, token]);
});

it('keeps the ten newest devices, however many are registered at once', async () => {
  const person = await aPerson();
  const oldest = await aDevice(person);
  await Promise.all(Array.from({ length: 10 }, () => aDevice(person)));
  const tokens = (await storedDevices(person.userId)).map(({ token }) => token);
  expect(tokens).toHaveLength(10);
  expect(tokens).not.toContain(oldest.token);
  // Whose place was taken may come again: the address is no one’s.
  const again = await notificationsApi.signedInAs(await aPerson()).registerPush(oldest.input);
  expect(again.token).not.toBe(oldest.token);
});

it('gives a device to anyone who signs in on it next, and to no one who only knows its address', async () => {
  const [first, next, thief] = [await aPerson(), await aPerson(), await aPerson()];
  const { input } = await aDevice(first);
  const keys = (await aSubscription()).input;
  const stealing = notificationsApi.signedInAs(thief).registerPush({ ...keys, endpoint: input.endpoint });
  await expect(stealing).rejects.toMatchObject({ code: 'push.endpointTaken' });
  await notificationsApi.signedInAs(next).registerPush(input);
  expect(await storedDevices(first.userId)).toEqual([]);
  expect(await storedDevices(next.userId)).toHaveLength(1);
});

it('refuses addresses that are not of push services, and keys that are none', async () => {
  const mine = notificationsApi.signedInAs(await aPerson());
  const { input } = await aSubscription();
  for (const endpoint of ['https://evil.example/push', 'http://fcm.googleapis.com/x', 'https://10.0.0.1/x'])
    await expect(mine.registerPush({ ...input, endpoint })).rejects.toMatchObject({ code: 'push.endpointNotAllowed' });
  await expect(mine.registerPush({ ...input, auth: 'short' })).rejects.toMatchObject({ code: 'push.keyInvalid' });
  const out = notificationsApi.signedOut().registerPush(input);
  await expect(out).rejects.toMatchObject({ code: 'auth.required' });
});
