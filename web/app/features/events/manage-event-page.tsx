import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { canEdit } from '#shared/events/states.ts';
import { eventsApi } from '../../events-api.ts';
import { toRejection } from '../../forms/form-action.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { notify } from '../../shell/notices.ts';
import { Page } from '../../shell/page.tsx';
import { substitutesApi } from '../../substitutes-api.ts';
import { AddGuest } from './add-guest.tsx';
import { CopyActions } from './copy-actions.tsx';
import { eventInput, manageEvent } from './event-access.ts';
import { EventBadges } from './event-badges.tsx';
import { ExportJoinersButton } from './export-joiners-button.tsx';
import { ManageActions } from './manage-actions.tsx';
import { manageIntents } from './manage-intents.ts';
import { MinimumActions } from './minimum-actions.tsx';
import { MinimumAlert } from './minimum-alert.tsx';
import { PeopleTable } from './people-table.tsx';
import { RepliesList } from './replies-list.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { SeatsMeter } from './seats-meter.tsx';
import { SubstitutesPanel } from './substitutes-panel.tsx';
import { useFresh } from './use-fresh.ts';
import './event-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const seen = await manageEvent(args);
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  const { eventId } = eventInput(args);
  const page = await eventsApi.listJoiners({ eventId, limit: 50, ...(cursor && { cursor }) });
  const { event } = seen;
  const [{ requests }, { replies }, { request: search }] = await Promise.all([
    eventsApi.listRequests({ eventId }),
    eventsApi.listReplies({ eventId }),
    substitutesApi.getSubstituteRequest({ eventId }),
  ]);
  return {
    ...seen,
    ...page,
    requests,
    replies,
    search,
    canAsk: event.status === 'scheduled' && new Date() < new Date(event.startsAt),
    canPick: event.waitlistMode === 'manual' && canEdit(event, new Date()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { eventId } = eventInput(args);
  try {
    const said = await manageIntents(eventId, await args.request.json());
    notify('success', said);
    return null;
  } catch (error) {
    const rejection = toRejection(error);
    if (Object.keys(rejection.fields).length === 0) notify('error', rejection.title);
    return rejection;
  }
}

/** What a host needs at hand: the state, who is in, who waits. */
export function Component() {
  const { event, seats, joiners, nextCursor, requests, replies, canPick, neededMore, search, canAsk } =
    useLoaderData<typeof loader>();
  useFresh();
  return (
    <Page
      title={`Manage ${event.title}`}
      description={<AppLink to={paths.event(event.eventId)}>Look at the event as others see it</AppLink>}
      actions={
        <SpaceBetween direction="horizontal" size="xs">
          <CopyActions event={event} />
          <ManageActions event={event} />
        </SpaceBetween>
      }
    >
      <EventBadges event={event} />
      <AppLink to={paths.attendance(event.eventId)}>Check-in and attendance</AppLink>
      <MinimumAlert event={event} neededMore={neededMore} action={<MinimumActions event={event} />} />
      <SeatsMeter seats={seats} capacity={event.capacity} />
      <RequestsPanel requests={requests} />
      <PeopleTable
        joiners={joiners}
        nextCursor={nextCursor}
        canPick={canPick}
        actions={joiners.length > 0 && <ExportJoinersButton eventId={event.eventId} />}
      />
      {event.status === 'scheduled' && <AddGuest />}
      <SubstitutesPanel event={event} search={search} canAsk={canAsk} />
      <RepliesList replies={replies} />
    </Page>
  );
}
