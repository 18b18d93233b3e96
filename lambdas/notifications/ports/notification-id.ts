import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';

/** The notification that a cause leads to, for one person. */
export const notificationIdOf = (cause: string, userId: string, topic: MailTopic): string =>
  idFrom('notice', cause, userId, 'inbox', topic);
