import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice, shownOn, storedDevices } from '#tests/support/notifications/push.ts';
import { cloud } from '#tests/support/product/cloud.ts';

it('shows a message of fixed words on the device', async () => {
  const person = await aPerson();
  const device = await aDevice(person);
  const mine = notificationsApi.signedInAs(person);
  expect(await mine.testPush({ token: device.token })).toEqual({ result: 'sent' });
  expect(shownOn(device)).toEqual([
    {
      title: 'Rovers can reach you here',
      body: 'This is your test notification. All set!',
      path: '/settings?tab=notification',
      tag: 'test',
    },
  ]);
  const stranger = notificationsApi.signedInAs(await aPerson()).testPush({ token: device.token });
  await expect(stranger).rejects.toMatchObject({ code: 'push.notFound' });
});

it.each([404, 410])('forgets a device whose push service answers %i', async (status) => {
  const person = await aPerson();
  const device = await aDevice(person);
  cloud.push.answerWith(device.id, status);
  const mine = notificationsApi.signedInAs(person);
  expect(await mine.testPush({ token: device.token })).toEqual({ result: 'gone' });
  expect(await storedDevices(person.userId)).toEqual([]);
});

it.each([
  [429, 'busy'],
  [500, 'busy'],
  [413, 'refused'],
  [302, 'refused'],
])('keeps a device whose push service answers %i', async (status, result) => {
  const person = await aPerson();
  const device = await aDevice(person);
  cloud.push.answerWith(device.id, status);
  expect(await notificationsApi.signedInAs(person).testPush({ token: device.token })).toEqual({ result });
  expect(await storedDevices(person.userId)).toHaveLength(1);
});
