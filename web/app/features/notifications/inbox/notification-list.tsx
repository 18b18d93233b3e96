import { useState } from 'react';
import { notificationsContract } from '#shared/notifications/contract.ts';
import type { Notification } from '#shared/notifications/notification.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { unreadChanged } from '#web/app/shell/flashes/unread.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { daysOf, type InboxRow } from './inbox-rows.ts';
import { NotificationRow } from './notification-row.tsx';
import './notifications.css';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  /** Everything was just marked read: shown at once. */
  readonly isAllRead: boolean;
}

const keyOf = ({ createdAt, notificationId }: Notification) => ({ createdAt, notificationId });

/** Rows by day, each with what can be done about it. Reading and deleting show at once, and are taken back if they fail. */
export function NotificationList({ notifications, isAllRead }: NotificationListProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, 'read' | 'unread' | 'gone'>>(new Map());
  const mark = useOperation(notificationsContract, 'markRead', { onDone: unreadChanged, rereads: false });
  const remove = useOperation(notificationsContract, 'deleteNotification', {
    done: 'Deleted',
    onDone: unreadChanged,
    rereads: false,
  });
  const show = async (row: InboxRow, as: 'read' | 'unread' | 'gone') => {
    const all = [row.newest, ...row.earlier];
    const before = changed;
    setChanged(new Map([...before, ...all.map(({ notificationId }) => [notificationId, as] as const)]));
    const done = await Promise.all(
      all.map((one) => (as === 'gone' ? remove.run(keyOf(one)) : mark.run({ ...keyOf(one), read: as === 'read' }))),
    );
    if (done.some((one) => one === undefined)) setChanged(before);
  };
  const isReadNow = ({ notificationId, read }: Notification) => {
    const as = changed.get(notificationId);
    return as === undefined ? read || isAllRead : as === 'read';
  };
  const shown = notifications.filter(({ notificationId }) => changed.get(notificationId) !== 'gone');
  if (shown.length === 0) return <CaughtUp />;
  return daysOf(shown, new Date()).map(({ title, rows }) => (
    <section key={title} className="inbox-day">
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <NotificationRow
            key={row.newest.notificationId}
            row={row}
            isRead={[row.newest, ...row.earlier].every(isReadNow)}
            onRead={(read) => void show(row, read ? 'read' : 'unread')}
            onDelete={() => void show(row, 'gone')}
          />
        ))}
      </ul>
    </section>
  ));
}

const CaughtUp = () => (
  <EmptyState
    pose="asleep"
    title="You’re all caught up"
    text="Nothing new in your inbox."
    action={<PageButton to={paths.discover}>Find a game</PageButton>}
  />
);
