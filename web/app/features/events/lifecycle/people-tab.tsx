import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { paths } from '#web/app/router/paths.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import type { SeenEvent } from '../details/event-access.ts';
import { AddGuest } from '../guests/add-guest.tsx';
import { GroupMeters } from '../rsvp/groups/group-meters.tsx';
import { RequestsPanel } from '../rsvp/requests-panel.tsx';
import { SeatsMeter } from '../rsvp/seats-meter.tsx';
import { SubstitutesPanel } from '../substitutes/substitutes-panel.tsx';
import { ExportJoinersButton } from './export-joiners-button.tsx';
import type { PeopleRead } from './manage-tabs.ts';
import { PeopleTable } from './people-table.tsx';

const ChangeSeen = lazy(async () => ({ default: (await import('./change-seen.tsx')).ChangeSeen }));
const RepliesList = lazy(async () => ({ default: (await import('./replies-list.tsx')).RepliesList }));

interface PeopleTabProps {
  readonly seen: SeenEvent;
  readonly read: PeopleRead;
}

/** Who asks, who is in and who waits. */
export function PeopleTab({ seen: { event, seats, canManage, canCheckIn }, read }: PeopleTabProps) {
  const { eventId } = event;
  const { joiners, requests, replies } = read;
  const people = joiners.flatMap(({ userId, ...joiner }) => (userId ? [{ ...joiner, userId }] : []));
  return (
    <SpaceBetween size="l">
      <SeatsMeter seats={seats} capacity={event.capacity} />
      <GroupMeters event={event} seats={seats} />
      {requests.length > 0 && <RequestsPanel event={event} requests={requests} />}
      <PeopleTable
        event={event}
        joiners={people}
        nextCursor={read.nextCursor}
        canPick={read.canPick}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            {canManage && people.length > 0 && <ExportJoinersButton eventId={eventId} />}
            {canCheckIn && <PageButton to={paths.attendance(eventId)}>Check-in and attendance</PageButton>}
          </SpaceBetween>
        }
      />
      {event.status === 'scheduled' && <AddGuest event={event} />}
      {canManage && event.version > 1 && (
        <Suspense>
          <ChangeSeen key={event.version} eventId={eventId} />
        </Suspense>
      )}
      {canManage && <SubstitutesPanel event={event} search={read.search} canAsk={read.canAsk} />}
      {replies.length > 0 && (
        <LaterPart height={60}>
          <RepliesList replies={replies} />
        </LaterPart>
      )}
    </SpaceBetween>
  );
}
