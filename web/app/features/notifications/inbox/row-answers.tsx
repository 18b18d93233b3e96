import Button from '@cloudscape-design/components/button';
import { notificationsContract } from '#shared/notifications/contract.ts';
import type { Notification, Question } from '#shared/notifications/notification.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { unreadChanged } from '#web/app/shell/flashes/unread.ts';
import { useIsOnline } from '#web/app/shell/frame/use-is-online.ts';
import type { NotificationAnswer } from './answer.ts';
import { isOpen } from './inbox-rows.ts';

const answersTo: Readonly<Record<Question, readonly { answer: NotificationAnswer; words: string }[]>> = {
  hosting: [
    { answer: 'host', words: 'Co-host' },
    { answer: 'doNotHost', words: 'Decline' },
  ],
  invitation: [
    { answer: 'join', words: 'I’m in' },
    { answer: 'maybe', words: 'Maybe' },
    { answer: 'declined', words: 'Can’t make it' },
  ],
  offer: [
    { answer: 'takeSeat', words: 'Take the spot' },
    { answer: 'decline', words: 'Pass' },
  ],
  request: [
    { answer: 'approve', words: 'Approve' },
    { answer: 'turnDown', words: 'Decline' },
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

/** What is asked, answered in the row. Without a network the buttons say why they wait. */
export function RowAnswers({ notification }: { readonly notification: Notification }) {
  const { run, isRunning } = useChange(answerNotification, { onDone: unreadChanged });
  const isOnline = useIsOnline();
  const { asks, eventId, family, personId } = notification.data;
  const about = eventId ?? family?.connectionId ?? personId;
  if (!asks || !about || !isOpen(notification, new Date())) return null;
  const { createdAt, notificationId } = notification;
  return (
    <div className="inbox-deeds">
      {answersTo[asks].map(({ answer, words }) => (
        <Button
          key={answer}
          ariaLabel={`${words}: ${notification.title}`}
          disabled={isRunning || !isOnline}
          {...(!isOnline && { disabledReason: 'You’re offline. Answer when you’re back.' })}
          onClick={() => void run({ createdAt, notificationId, about, personId, answer })}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}

interface Answering {
  readonly createdAt: string;
  readonly notificationId: string;
  readonly about: string;
  readonly personId: string | undefined;
  readonly answer: NotificationAnswer;
}

/** What was answered counts as read, and asks no more. */
async function answerNotification({ about, personId, answer, ...key }: Answering): Promise<void> {
  const { answers, isSettledByAnswer } = await import('./answer.ts');
  const give: (about: string, personId: string) => Promise<string> = answers[answer];
  notify('success', await give(about, personId ?? ''));
  if (!isSettledByAnswer(answer)) await operations(notificationsContract).markRead({ ...key, isAnswered: true });
}
