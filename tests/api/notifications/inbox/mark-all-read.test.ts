import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi, told } from '#tests/support/notifications/notifications.ts';

it('marks what came until an instant, and leaves what came since', async () => {
  const person = await aPerson();
  await told(person.userId, 3);
  const mine = notificationsApi.signedInAs(person);
  const [, second] = (await mine.listNotifications({})).notifications;
  expect(await mine.markAllRead({ until: second!.createdAt })).toEqual({ marked: 2 });
  expect(await mine.countUnread({})).toEqual({ unread: 1 });
  expect(await mine.markAllRead({ until: second!.createdAt })).toEqual({ marked: 0 });
  const out = notificationsApi.signedOut().markAllRead({ until: second!.createdAt });
  await expect(out).rejects.toMatchObject({ code: 'auth.required' });
});
