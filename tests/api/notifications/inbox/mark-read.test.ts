import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi, told } from '#tests/support/notifications/notifications.ts';

it('marks as read and as unread again, for its owner alone', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  await told(person.userId, 1);
  const mine = notificationsApi.signedInAs(person);
  const [one] = (await mine.listNotifications({})).notifications;
  const key = { createdAt: one!.createdAt, notificationId: one!.notificationId };
  await mine.markRead(key);
  expect((await mine.listNotifications({})).notifications).toMatchObject([{ read: true }]);
  await mine.markRead({ ...key, read: false });
  expect(await mine.countUnread({})).toEqual({ unread: 1 });
  await mine.markRead({ ...key, isAnswered: true });
  expect((await mine.listNotifications({})).notifications).toMatchObject([{ read: true, isAnswered: true }]);
  const theirs = notificationsApi.signedInAs(other).markRead(key);
  await expect(theirs).rejects.toMatchObject({ code: 'notification.notFound' });
  const wrong = mine.markRead({ ...key, createdAt: 'today' });
  await expect(wrong).rejects.toMatchObject({ fields: { createdAt: expect.any(String) } });
});
