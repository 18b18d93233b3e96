import { expect, it } from 'vitest';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMailbox, deliveryTo } from '#tests/support/notifications/mailbox.ts';
import { aNotice, notificationsApi, told } from '#tests/support/notifications/notifications.ts';
import { product } from '#tests/support/product/product.ts';

it('shows what a user was told, with where it leads and what it asks, also without mail', async () => {
  const person = await aPerson({ mailOff: ['invitation'] });
  await told(person.userId, 1);
  expect((await notificationsApi.signedInAs(person).listNotifications({})).notifications).toEqual([
    {
      notificationId: expect.stringMatching(/^ntc_/),
      userId: person.userId,
      type: 'invitation',
      title: 'Bo invites you',
      description: 'You are invited.',
      data: {
        path: '/evt/evt_00000000000000000000000000',
        eventId: 'evt_00000000000000000000000000',
        asks: 'invitation',
      },
      read: false,
      createdAt: expect.any(String),
    },
  ]);
});

it('goes on page by page, each once, newest first', async () => {
  const person = await aPerson();
  await told(person.userId, 5);
  const mine = notificationsApi.signedInAs(person);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await mine.listNotifications({ limit: 2, ...(cursor && { cursor }) });
    seen.push(...page.notifications.map(({ createdAt }) => createdAt));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(5);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
});

it('refuses the cursor of another user', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  await told(one.userId, 2);
  const { nextCursor } = await notificationsApi.signedInAs(one).listNotifications({ limit: 1 });
  const stolen = notificationsApi.signedInAs(other).listNotifications({ limit: 1, cursor: nextCursor! });
  await expect(stolen).rejects.toMatchObject({ code: 'request.cursorInvalid' });
  await expect(notificationsApi.signedOut().listNotifications({})).rejects.toMatchObject({ code: 'auth.required' });
});

/** Everything is delivered again and again, by several at once. */
async function redelivered(by = deliveryTo(aMailbox().mailer)) {
  const { userId } = await aPerson();
  const notice = aNotice(userId);
  const now = product.clock.now();
  await Promise.allSettled(Array.from({ length: 6 }, () => deliver(notice, by, now)));
  await deliver(notice, by, now);
  return (await notificationsApi.signedInAs({ userId }).listNotifications({})).notifications.length;
}

it('has one notification for a cause, however often it is delivered', async () => {
  expect(await redelivered()).toBe(1);
});

it('would have more than one if its key did not name the cause', async () => {
  const { inbox, ...by } = deliveryTo(aMailbox().mailer);
  const put: typeof inbox.put = (one, now) => inbox.put({ ...one, notificationId: newId('notice', now) }, now);
  expect(await redelivered({ ...by, inbox: { put } })).toBeGreaterThan(1);
});
