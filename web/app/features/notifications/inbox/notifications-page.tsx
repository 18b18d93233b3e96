import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { keepRead } from '#web/app/router/keep-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { unreadChanged } from '#web/app/shell/flashes/unread.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
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
  const { run, isRunning } = useOperation(notificationsContract, 'markAllRead', { onDone: unreadChanged });
  const newest = notifications[0];
  const next = new URLSearchParams({ ...(onlyUnread && { show: 'unread' }), cursor: nextCursor ?? '' });
  return (
    <Page title="Notifications" actions={<AppLink to={paths.settings('notification')}>How you are told</AppLink>}>
      <SpaceBetween size="l">
        <Header
          variant="h2"
          actions={
            <Button disabled={!newest} loading={isRunning} onClick={() => newest && run({ until: newest.createdAt })}>
              Mark all read
            </Button>
          }
        >
          {onlyUnread ? 'Unread' : 'All'}
        </Header>
        <AppLink to={onlyUnread ? paths.notifications : `${paths.notifications}?show=unread`}>
          {onlyUnread ? 'Show all' : 'Show unread only'}
        </AppLink>
        <NotificationList notifications={notifications} onlyUnread={onlyUnread} />
        {nextCursor && <AppLink to={`?${next}`}>Older notifications</AppLink>}
      </SpaceBetween>
    </Page>
  );
}
