import type { ActionFunctionArgs } from 'react-router';
import * as z from 'zod';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { unreadChanged } from '#web/app/shell/flashes/unread.ts';

const key = { createdAt: z.string(), notificationId: z.string() };
const Intent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), ...key, read: z.boolean() }),
  z.object({ intent: z.literal('readAll'), until: z.string() }),
  z.object({ intent: z.literal('delete'), ...key }),
  z.object({ intent: z.literal('answer'), ...key, about: z.string(), answer: z.string() }),
]);
export type NotificationIntent = z.infer<typeof Intent>;

/** Everything that the page changes; what was answered counts as read, and asks no more. */
export async function changeNotifications({ request }: ActionFunctionArgs): Promise<null> {
  const sent = Intent.parse(await request.json());
  try {
    await change(sent);
    unreadChanged();
  } catch (error) {
    notify('error', toRejection(error).title);
  }
  return null;
}

async function change(sent: NotificationIntent): Promise<unknown> {
  if (sent.intent === 'readAll') return operations(notificationsContract).markAllRead({ until: sent.until });
  const { createdAt, notificationId } = sent;
  if (sent.intent === 'read')
    return operations(notificationsContract).markRead({ createdAt, notificationId, read: sent.read });
  if (sent.intent === 'delete') {
    await operations(notificationsContract).deleteNotification({ createdAt, notificationId });
    return notify('success', 'The notification is deleted.');
  }
  const { answer, isSettledByAnswer } = await import('./answer.ts');
  notify('success', await answer(sent.about, sent.answer));
  if (isSettledByAnswer(sent.answer)) return null;
  return operations(notificationsContract).markRead({ createdAt, notificationId, isAnswered: true });
}
