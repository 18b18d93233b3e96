import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { mostCounted, type notificationsContract } from '#shared/notifications/contract.ts';
import type { NotificationStore } from '../store.ts';

type Operations = (typeof notificationsContract)['operations'];

export async function listNotifications(
  { unread, limit, cursor }: Parsed<Operations['listNotifications']>,
  caller: Caller,
  store: Pick<NotificationStore, 'list'>,
  cursors: Cursors,
): Promise<Output<Operations['listNotifications']>> {
  const after = cursor && (await cursors.read(cursor));
  const page = { limit, onlyUnread: unread === 'true', ...(after && { after }) };
  const { notifications, next } = await store.list(actorOf(caller).userId, page);
  return { notifications: [...notifications], ...(next && { nextCursor: await cursors.write(next) }) };
}

export const countUnread = async (
  caller: Caller,
  store: Pick<NotificationStore, 'countUnread'>,
): Promise<Output<Operations['countUnread']>> => ({
  unread: await store.countUnread(actorOf(caller).userId, mostCounted),
});

export async function markRead(
  { read, isAnswered, ...key }: Parsed<Operations['markRead']>,
  caller: Caller,
  store: Pick<NotificationStore, 'setRead'>,
): Promise<Output<Operations['markRead']>> {
  const { userId } = actorOf(caller);
  if (!(await store.setRead({ userId, ...key }, { read, ...(isAnswered && { isAnswered }) })))
    throw new Problem('notification.notFound');
  return {};
}

export const markAllRead = async (
  { until }: Parsed<Operations['markAllRead']>,
  caller: Caller,
  store: Pick<NotificationStore, 'markAll'>,
): Promise<Output<Operations['markAllRead']>> => ({ marked: await store.markAll(actorOf(caller).userId, until) });

export async function deleteNotification(
  key: Parsed<Operations['deleteNotification']>,
  caller: Caller,
  store: Pick<NotificationStore, 'remove'>,
): Promise<Output<Operations['deleteNotification']>> {
  const { userId } = actorOf(caller);
  if (!(await store.remove({ userId, ...key }))) throw new Problem('notification.notFound');
  return {};
}
