import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { events } from '#shared/events/contract.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { eventInput, manageJoiners, type SeenEvent } from '../details/event-access.ts';
import { EventBadges } from '../details/event-badges.tsx';
import { AddGuest } from '../guests/add-guest.tsx';
import { GroupMeters } from '../rsvp/groups/group-meters.tsx';
import { RequestsPanel } from '../rsvp/requests-panel.tsx';
import { SeatsMeter } from '../rsvp/seats-meter.tsx';
import { SubstitutesPanel } from '../substitutes/substitutes-panel.tsx';
import { CopyActions } from './copy-actions.tsx';
import { ExportJoinersButton } from './export-joiners-button.tsx';
import { ManageActions } from './manage-actions.tsx';
import { MinimumActions } from './minimum-actions.tsx';
import { MinimumAlert } from './minimum-alert.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { PeopleTable } from './people-table.tsx';
import '../details/event-page.css';

const ChangeSeen = lazy(async () => ({ default: (await import('./change-seen.tsx')).ChangeSeen }));
const HostsPanel = lazy(async () => ({ default: (await import('../hosts/hosts-panel.tsx')).HostsPanel }));
const InvitationsPanel = lazy(async () => ({
  default: (await import('../invitations/invitations-panel.tsx')).InvitationsPanel,
}));
const MakeUpPanel = lazy(async () => ({ default: (await import('./make-up-panel.tsx')).MakeUpPanel }));
const RepliesList = lazy(async () => ({ default: (await import('./replies-list.tsx')).RepliesList }));

export async function loader(args: LoaderFunctionArgs) {
  const seen = await manageJoiners(args);
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  const { eventId } = eventInput(args);
  const { event } = seen;
  const page = await operations(events).listJoiners({ eventId, limit: 50, ...(cursor && { cursor }) });
  const [{ requests }, { replies }, hosting] = await Promise.all([
    operations(hostsContract).listRequests({ eventId }),
    operations(hostsContract).listReplies({ eventId }),
    seen.canManage ? readHosting(seen) : undefined,
  ]);
  const canPick = event.waitlistMode === 'manual' && canEdit(event, new Date());
  return { ...seen, ...page, requests, replies, canPick, hosting };
}

/** What only those need who manage the whole event. */
async function readHosting({ event, hosting: hosts = [] }: SeenEvent) {
  const { eventId } = event;
  const [{ request: search }, invited, invitable, me] = await Promise.all([
    operations(substitutesContract).getSubstituteRequest({ eventId }),
    operations(hostsContract).listInvitees({ eventId }),
    operations(hostsContract).listInvitable({ eventId }),
    loadMe(),
  ]);
  return {
    search,
    hosts,
    invited,
    invitable,
    viewerId: me.state === 'success' ? me.userId : '',
    canChange: canEdit(event, new Date()),
    canAsk: event.status === 'scheduled' && new Date() < new Date(event.startsAt),
  };
}

/** What a host needs at hand: the state, who is in, who waits. Whoever only decides who comes has the people alone. */
export function Component() {
  const seen = useLoaderData<typeof loader>();
  const { event, seats, neededMore, replies, hosting } = seen;
  useFresh(event.eventId);
  return (
    <Page
      title={hosting ? `Manage ${event.title}` : `People of ${event.title}`}
      description={<AppLink to={paths.event(event.eventId)}>Look at the event as others see it</AppLink>}
      actions={
        hosting && (
          <SpaceBetween direction="horizontal" size="xs">
            <CopyActions event={event} />
            <OwnerActions event={event} viewerId={hosting.viewerId} />
            <ManageActions event={event} />
          </SpaceBetween>
        )
      }
    >
      <EventBadges event={event} />
      {hosting && event.status === 'cancelled' && event.cancelled?.reason === 'weather' && (
        <Suspense>
          <MakeUpPanel event={event} />
        </Suspense>
      )}
      <SpaceBetween direction="horizontal" size="m">
        {seen.canCheckIn && <AppLink to={paths.attendance(event.eventId)}>Check-in and attendance</AppLink>}
        <AppLink to={paths.eventGames(event.eventId)}>Games</AppLink>
        {hosting && <AppLink to={paths.eventHistory(event.eventId)}>History</AppLink>}
      </SpaceBetween>
      <MinimumAlert event={event} neededMore={neededMore} action={hosting && <MinimumActions event={event} />} />
      <SeatsMeter seats={seats} capacity={event.capacity} />
      <GroupMeters event={event} seats={seats} />
      <People seen={seen} />
      {hosting && <WhoHasSeen event={event} hosting={hosting} />}
      {replies.length > 0 && (
        <LaterPart height={60}>
          <RepliesList replies={replies} />
        </LaterPart>
      )}
      {hosting && <Hosting event={event} hosting={hosting} />}
    </Page>
  );
}

type Seen = Awaited<ReturnType<typeof loader>>;

const People = ({ seen: { event, requests, joiners, nextCursor, canPick, hosting } }: { readonly seen: Seen }) => (
  <SpaceBetween size="l">
    {requests.length > 0 && <RequestsPanel event={event} requests={requests} />}
    <PeopleTable
      event={event}
      joiners={joiners.flatMap(({ userId, ...joiner }) => (userId ? [{ ...joiner, userId }] : []))}
      nextCursor={nextCursor}
      canPick={canPick}
      actions={hosting && joiners.length > 0 && <ExportJoinersButton eventId={event.eventId} />}
    />
    {event.status === 'scheduled' && <AddGuest event={event} />}
  </SpaceBetween>
);

type HostingProps = Pick<Seen, 'event'> & { readonly hosting: NonNullable<Seen['hosting']> };

const WhoHasSeen = ({ event, hosting }: HostingProps) => (
  <SpaceBetween size="l">
    <Suspense>{event.version > 1 && <ChangeSeen key={event.version} eventId={event.eventId} />}</Suspense>
    <SubstitutesPanel event={event} search={hosting.search} canAsk={hosting.canAsk} />
  </SpaceBetween>
);

const Hosting = ({ event, hosting: { invited, invitable, hosts, ...hosting } }: HostingProps) => (
  <LaterPart height={400}>
    <SpaceBetween size="l">
      <InvitationsPanel
        event={event}
        invitees={invited.invitees}
        asked={invited.community}
        invitable={invitable}
        canInvite={hosting.canAsk}
      />
      <HostsPanel
        event={event}
        hosts={hosts}
        people={invitable.people}
        viewerId={hosting.viewerId}
        canChange={hosting.canChange}
      />
    </SpaceBetween>
  </LaterPart>
);
