import { notificationIdOf } from '#lambdas/notifications/ports/notification-id.ts';
import type { Connection } from '#shared/people/family/connection.ts';
import { askedMessageId } from './store.ts';

/** What requests to be family are about, to those who turn mail of it off. */
export const familyTopic = 'connections';

/** The notification that asks for an answer: where it is, before it is there. */
export const askingNotice = (connection: Pick<Connection, 'connectionId' | 'version' | 'since' | 'recipientId'>) => ({
  userId: connection.recipientId,
  createdAt: connection.since,
  notificationId: notificationIdOf(askedMessageId(connection), connection.recipientId, familyTopic),
});
