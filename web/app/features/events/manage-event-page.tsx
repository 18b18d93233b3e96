import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '../../api.ts';
import { toRejection } from '../../forms/form-action.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { notify } from '../../shell/notices.ts';
import { Page } from '../../shell/page.tsx';
import { CopyActions } from './copy-actions.tsx';
import { eventInput, manageEvent } from './event-access.ts';
import { EventBadges } from './event-badges.tsx';
import { ExportJoinersButton } from './export-joiners-button.tsx';
import { ManageActions } from './manage-actions.tsx';
import { manageIntents } from './manage-intents.ts';
import { PeopleTable } from './people-table.tsx';
import { SeatsMeter } from './seats-meter.tsx';
import { useFresh } from './use-fresh.ts';
import './event-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const seen = await manageEvent(args);
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  const { eventId } = eventInput(args);
  const page = await api.events.listJoiners({ eventId, limit: 50, ...(cursor && { cursor }) });
  return { ...seen, ...page };
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
  const { event, seats, joiners, nextCursor } = useLoaderData<typeof loader>();
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
      <SeatsMeter seats={seats} />
      <PeopleTable
        joiners={joiners}
        nextCursor={nextCursor}
        actions={joiners.length > 0 && <ExportJoinersButton eventId={event.eventId} />}
      />
    </Page>
  );
}
