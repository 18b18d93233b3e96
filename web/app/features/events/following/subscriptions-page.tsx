import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { HostedLines } from './hosted-lines.tsx';
import './following.css';

export async function loader({ request }: LoaderFunctionArgs) {
  if (!hasSession()) throw redirect(paths.login(paths.subscriptions));
  const cursor = new URL(request.url).searchParams.get('after');
  return operations(following).listFollowedHosts({ ...(cursor && { cursor }) }, { signal: request.signal });
}

/** The hosts a player follows, each with their next events. */
export function Component() {
  const { hosts, nextCursor } = useLoaderData<typeof loader>();
  return (
    <Page title="Hosts You Follow" description="Upcoming events of hosts you follow." width="narrow">
      {hosts.length === 0 ? <NoHosts /> : hosts.map((host) => <HostCard key={host.hostId} host={host} />)}
      {nextCursor && (
        <MoreLink to={`${paths.subscriptions}?after=${encodeURIComponent(nextCursor)}`}>More hosts</MoreLink>
      )}
    </Page>
  );
}

const NoHosts = () => (
  <EmptyState
    pose="sniffing"
    title="No subscriptions yet."
    text="Open an event you like and choose Follow to see its host here."
    action={
      <PageButton to={paths.discover} variant="primary">
        Find events
      </PageButton>
    }
  />
);

type Followed = Answer<typeof following.operations.listFollowedHosts>['hosts'][number];

function HostCard({ host: { hostId, displayName, available, next } }: { readonly host: Followed }) {
  const { run, isRunning } = useOperation(following, 'removeFavourite', {
    done: `You unfollowed ${displayName}`,
  });
  // Gone at once; back, with a message, where it could not be done.
  if (isRunning) return null;
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <Button ariaLabel={`Unfollow ${displayName}`} onClick={() => void run({ kind: 'person', refId: hostId })}>
              Unfollow
            </Button>
          }
        >
          {displayName}
        </Header>
      }
    >
      <SpaceBetween size="s">
        {next.length > 0 && <HostedLines events={next} />}
        {next.length === 0 && <p>No upcoming public events.</p>}
        {available && <AppLink to={paths.subscription(hostId)}>All events of {displayName}</AppLink>}
      </SpaceBetween>
    </Container>
  );
}
