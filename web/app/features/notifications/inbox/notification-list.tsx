import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { notificationsContract } from '#shared/notifications/contract.ts';
import type { Notification, Question } from '#shared/notifications/notification.ts';
import { operations } from '#web/app/operations/operations.ts';
import { optimistic } from '#web/app/operations/optimistic.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { unreadChanged } from '#web/app/shell/flashes/unread.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { momentWords } from '#web/blocks/moment.ts';
import type { NotificationAnswer } from './answer.ts';
import './notifications.css';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly onlyUnread: boolean;
}

/** One entry for each, with what can be done about it. */
export function NotificationList({ notifications, onlyUnread }: NotificationListProps) {
  const mark = useOperation(notificationsContract, 'markRead', { onDone: unreadChanged });
  const remove = useOperation(notificationsContract, 'deleteNotification', {
    done: 'The notification is deleted.',
    onDone: unreadChanged,
  });
  const shown = notifications.map((one) => ({
    ...one,
    read: optimistic(one.read, (read) => mark.isRunningOn({ ...keyOf(one), read })),
  }));
  if (notifications.length === 0)
    return onlyUnread ? (
      <EmptyState pose="asleep" title="You’re all caught up" text="Nothing new in your inbox." />
    ) : (
      <EmptyState
        pose="asleep"
        title="No notifications yet"
        text="News about your events shows up here."
        action={
          <PageButton to={paths.discover} variant="primary">
            Find a game
          </PageButton>
        }
      />
    );
  return (
    <ul className="notification-list">
      {shown.map((notification) => (
        <li key={notification.notificationId} className={notification.read ? undefined : 'unread'}>
          <Words notification={notification} />
          <SpaceBetween direction="horizontal" size="xs">
            <Answers notification={notification} />
            <Button
              ariaLabel={`Mark ${notification.title} as ${notification.read ? 'unread' : 'read'}`}
              onClick={() => mark.run({ ...keyOf(notification), read: !notification.read })}
            >
              {notification.read ? 'Mark unread' : 'Mark read'}
            </Button>
            <Button ariaLabel={`Delete ${notification.title}`} onClick={() => remove.run(keyOf(notification))}>
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

const answersTo: Readonly<Record<Question, readonly { answer: NotificationAnswer; words: string }[]>> = {
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
    { answer: 'takeSeat', words: 'Take the seat' },
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
function Answers({ notification }: { readonly notification: Notification }) {
  const { run } = useChange(answerNotification, { onDone: unreadChanged });
  const { asks, eventId, family, personId } = notification.data;
  const about = eventId ?? family?.connectionId ?? personId;
  if (!asks || !about || !isOpen(notification)) return null;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {answersTo[asks].map(({ answer, words }, place) => (
        <Button
          key={answer}
          variant={place === 0 ? 'primary' : 'normal'}
          ariaLabel={`${words}: ${notification.title}`}
          onClick={() => run({ ...keyOf(notification), about, answer })}
        >
          {words}
        </Button>
      ))}
    </SpaceBetween>
  );
}

interface Answering {
  readonly createdAt: string;
  readonly notificationId: string;
  readonly about: string;
  readonly answer: NotificationAnswer;
}

/** What was answered counts as read, and asks no more. */
async function answerNotification({ about, answer, ...key }: Answering): Promise<void> {
  const { answers, isSettledByAnswer } = await import('./answer.ts');
  notify('success', await answers[answer](about));
  if (!isSettledByAnswer(answer)) await operations(notificationsContract).markRead({ ...key, isAnswered: true });
}
