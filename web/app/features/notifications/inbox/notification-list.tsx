import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Notification, Question } from '#shared/notifications/notification.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { momentWords } from '#web/blocks/moment.ts';
import type { NotificationIntent } from './notification-intents.ts';
import './notifications.css';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onlyUnread: boolean;
  readonly onSend: (intent: NotificationIntent) => void;
}

/** One entry for each, with what can be done about it. */
export function NotificationList({ notifications, onlyUnread, onSend }: NotificationListProps) {
  if (notifications.length === 0)
    return (
      <p>{onlyUnread ? 'You have read everything.' : 'Nothing yet. What happens to your events shows up here.'}</p>
    );
  return (
    <ul className="notification-list">
      {notifications.map((notification) => (
        <li key={notification.notificationId} className={notification.read ? undefined : 'unread'}>
          <Words notification={notification} />
          <SpaceBetween direction="horizontal" size="xs">
            <Answers notification={notification} onSend={onSend} />
            <Button
              ariaLabel={`Mark ${notification.title} as ${notification.read ? 'unread' : 'read'}`}
              onClick={() => onSend({ intent: 'read', ...keyOf(notification), read: !notification.read })}
            >
              {notification.read ? 'Mark unread' : 'Mark read'}
            </Button>
            <Button
              ariaLabel={`Delete ${notification.title}`}
              onClick={() => onSend({ intent: 'delete', ...keyOf(notification) })}
            >
              Delete
            </Button>
          </SpaceBetween>
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ createdAt, notificationId }: Notification) => ({ createdAt, notificationId });

function Words({ notification: { title, description, data, read, createdAt } }: { notification: Notification }) {
  return (
    <div>
      <h3>
        {!read && <span className="unread-mark">Unread: </span>}
        {data.path ? <AppLink to={data.path}>{title}</AppLink> : title}
      </h3>
      <p>{description}</p>
      <time dateTime={createdAt}>{momentWords(createdAt)}</time>
    </div>
  );
}

const answers: Readonly<Record<Question, readonly { answer: string; words: string }[]>> = {
  hosting: [
    { answer: 'host', words: 'Host it' },
    { answer: 'doNotHost', words: 'Decline' },
  ],
  invitation: [
    { answer: 'join', words: 'Join' },
    { answer: 'maybe', words: 'Maybe' },
    { answer: 'declined', words: 'No' },
  ],
  offer: [
    { answer: 'accept', words: 'Take the seat' },
    { answer: 'decline', words: 'Let it go' },
  ],
  family: [
    { answer: 'acceptFamily', words: 'Accept' },
    { answer: 'rejectFamily', words: 'Decline' },
  ],
  connection: [
    { answer: 'connect', words: 'Accept' },
    { answer: 'doNotConnect', words: 'Decline' },
  ],
};

/** For how long something that was read without an answer can still be answered here; then only on its own page. */
const answeredWithinMs = 7 * 24 * 60 * 60 * 1000;

const isOpen = ({ read, isAnswered, createdAt }: Notification) =>
  !isAnswered && (!read || Date.now() - Date.parse(createdAt) < answeredWithinMs);

/** What was answered asks no more; what was only read does for some days. */
function Answers({ notification, onSend }: { notification: Notification } & Pick<NotificationListProps, 'onSend'>) {
  const { asks, eventId, family, personId } = notification.data;
  const about = eventId ?? family?.connectionId ?? personId;
  if (!asks || !about || !isOpen(notification)) return null;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {answers[asks].map(({ answer, words }, place) => (
        <Button
          key={answer}
          variant={place === 0 ? 'primary' : 'normal'}
          ariaLabel={`${words}: ${notification.title}`}
          onClick={() => onSend({ intent: 'answer', ...keyOf(notification), about, answer })}
        >
          {words}
        </Button>
      ))}
    </SpaceBetween>
  );
}
