import { connectionAsked } from '#shared/connections/messages.ts';
import { idFrom } from '../../kernel/new-id.ts';
import { notificationIdOf } from '../../kernel/notification-id.ts';

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
