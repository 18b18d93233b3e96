import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice, storedDevices } from '#tests/support/notifications/push.ts';

it("removes a device of one's own, once, and leaves its address to others", async () => {
  const person = await aPerson();
  const mine = notificationsApi.signedInAs(person);
  const [one, other] = [await aDevice(person), await aDevice(person)];
  await mine.removePush({ token: one.token });
  expect((await storedDevices(person.userId)).map(({ token }) => token)).toEqual([other.token]);
  await expect(mine.removePush({ token: one.token })).rejects.toMatchObject({ code: 'push.notFound' });
  const stranger = await aPerson();
  const removing = notificationsApi.signedInAs(stranger).removePush({ token: other.token });
  await expect(removing).rejects.toMatchObject({ code: 'push.notFound' });
  await notificationsApi.signedInAs(stranger).registerPush(one.input);
  expect(await storedDevices(stranger.userId)).toHaveLength(1);
});
