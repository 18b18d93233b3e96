import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { keepRead } from '#web/app/router/keep-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { unreadChanged } from '#web/app/shell/flashes/unread.ts';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { NotificationList } from './notification-list.tsx';

const read = async ({ request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams;
  const cursor = search.get('cursor');
  const onlyUnread = search.get('show') === 'unread';
  const page = await operations(notificationsContract).listNotifications({
    ...(onlyUnread && { unread: 'true' as const }),
    ...(cursor && { cursor }),
  });
  return { ...page, onlyUnread };
};
export const loader = keepRead(read);

/** Everything one was told, newest first, to be read, answered and deleted. */
export function Component() {
  const { notifications, nextCursor, onlyUnread } = useLoaderData<typeof read>();
  const [readUntil, setReadUntil] = useState('');
  const { run } = useOperation(notificationsContract, 'markAllRead', { onDone: unreadChanged });
  const newest = notifications[0]?.createdAt ?? '';
  const isAllRead = newest !== '' && newest <= readUntil;
  const markAll = async () => {
    setReadUntil(newest);
    if (!(await run({ until: newest }))) setReadUntil('');
  };
  const next = new URLSearchParams({ ...(onlyUnread && { show: 'unread' }), cursor: nextCursor ?? '' });
  const hasUnread = !isAllRead && notifications.some((one) => !one.read);
  return (
    <Page
      title="Notifications"
      width="narrow"
      actions={
        <SpaceBetween direction="horizontal" size="xs">
          {hasUnread && <Button onClick={() => void markAll()}>Mark all read</Button>}
          <Button
            variant="icon"
            iconName="settings"
            href={paths.settings('notification')}
            ariaLabel="Notification settings"
          />
        </SpaceBetween>
      }
    >
      <nav className="inbox-chips" aria-label="Show">
        <Link to={paths.notifications} aria-current={onlyUnread ? undefined : 'page'}>
          All
        </Link>
        <Link to={`${paths.notifications}?show=unread`} aria-current={onlyUnread ? 'page' : undefined}>
          Unread
        </Link>
      </nav>
      <NotificationList notifications={notifications} isAllRead={isAllRead} />
      {nextCursor && <MoreLink to={`?${next}`}>Older notifications</MoreLink>}
    </Page>
  );
}
