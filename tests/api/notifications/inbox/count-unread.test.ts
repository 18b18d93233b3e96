import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi, told } from '#tests/support/notifications/notifications.ts';

it('counts what is neither read nor deleted', async () => {
  const person = await aPerson();
  const mine = notificationsApi.signedInAs(person);
  expect(await mine.countUnread({})).toEqual({ unread: 0 });
  await told(person.userId, 3);
  expect(await mine.countUnread({})).toEqual({ unread: 3 });
  const [one, other] = (await mine.listNotifications({})).notifications;
  const key = ({ createdAt, notificationId }: { createdAt: string; notificationId: string }) => ({
    createdAt,
    notificationId,
  });
  await mine.markRead(key(one!));
  await mine.deleteNotification(key(other!));
  expect(await mine.countUnread({})).toEqual({ unread: 1 });
  expect((await mine.listNotifications({ unread: 'true' })).notifications).toHaveLength(1);
  expect(await notificationsApi.signedInAs(await aPerson()).countUnread({})).toEqual({ unread: 0 });
  await expect(notificationsApi.signedOut().countUnread({})).rejects.toMatchObject({ code: 'auth.required' });
});
