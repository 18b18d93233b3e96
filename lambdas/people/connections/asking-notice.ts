import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { notificationIdOf } from '#lambdas/notifications/ports/notification-id.ts';
import { connectionAsked } from '#shared/people/connections/messages.ts';

interface Request {
  /** Who asks. */
  readonly userId: string;
  readonly otherId: string;
  /** When. */
  readonly since: string;
}

export const askedMessageId = ({ userId, otherId, since }: Request): string =>
  idFrom('message', connectionAsked.name, userId, otherId, since);

/** The notification that asks for an answer: where it is, before it is there. */
export const askingNotice = (request: Request) => ({
  userId: request.otherId,
  createdAt: request.since,
  notificationId: notificationIdOf(askedMessageId(request), request.otherId, 'connections'),
});
