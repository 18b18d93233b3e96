import { expect, it } from 'vitest';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMailbox, deliveryTo } from '#tests/support/notifications/mailbox.ts';
import { aNotice, notificationsApi } from '#tests/support/notifications/notifications.ts';
import { product } from '#tests/support/product/product.ts';

it('deletes for good: what is delivered again does not bring it back', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const notice = aNotice(person.userId);
  const send = () => deliver(notice, deliveryTo(aMailbox().mailer), product.clock.now());
  await send();
  const mine = notificationsApi.signedInAs(person);
  const [one] = (await mine.listNotifications({})).notifications;
  const key = { createdAt: one!.createdAt, notificationId: one!.notificationId };
  const theirs = notificationsApi.signedInAs(other).deleteNotification(key);
  await expect(theirs).rejects.toMatchObject({ code: 'notification.notFound' });
  await mine.deleteNotification(key);
  await send();
  expect((await mine.listNotifications({})).notifications).toEqual([]);
  await expect(mine.deleteNotification(key)).rejects.toMatchObject({ code: 'notification.notFound' });
  await expect(mine.markRead(key)).rejects.toMatchObject({ code: 'notification.notFound' });
  await expect(notificationsApi.signedOut().deleteNotification(key)).rejects.toMatchObject({ code: 'auth.required' });
});
