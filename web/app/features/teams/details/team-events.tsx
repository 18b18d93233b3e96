import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { PublicCard } from '#shared/events/following/contract.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';
import { listTeamEvents } from './list-team-events.ts';

interface TeamEventsProps {
  readonly teamId: string;
  readonly upcoming: readonly PublicCard[];
  /** Whether the person is of it, and sees what is not for everybody. */
  readonly isMember: boolean;
  /** Whether the person may put on events of this community. */
  readonly mayCreate: boolean;
}

/** What a community puts on, for everybody or for its own people, and what it has put on. */
export const TeamEvents = ({ teamId, upcoming, isMember, mayCreate }: TeamEventsProps) => (
  <Container header={<Header variant="h2">Events</Header>}>
    <SpaceBetween size="s">
      {mayCreate && <AppLink to={paths.createFor(teamId)}>Create event</AppLink>}
      {upcoming.length === 0 ? (
        <p>{isMember ? 'Nothing is coming up.' : 'Nothing public is coming up.'}</p>
      ) : (
        <EventLines events={upcoming} />
      )}
      <PastEvents key={`${teamId} ${isMember}`} teamId={teamId} isMember={isMember} />
    </SpaceBetween>
  </Container>
);

/** Asked for when they are opened: few readers look back. */
function PastEvents({ teamId, isMember }: Pick<TeamEventsProps, 'teamId' | 'isMember'>) {
  const [past, setPast] = useState<readonly PublicCard[] | 'reading' | 'unread'>();
  const read = async () => {
    setPast('reading');
    try {
      setPast((await listTeamEvents({ teamId, isMember, when: 'past' })).events);
    } catch {
      setPast('unread');
    }
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && (!past || past === 'unread') && void read()}>
      <summary>Past events</summary>
      <div role="status">
        {past === 'reading' && 'Loading past events'}
        {past === 'unread' && 'The past events could not be loaded. Open this part again to try once more.'}
        {past?.length === 0 && 'No events have taken place yet.'}
      </div>
      {Array.isArray(past) && past.length > 0 && <EventLines events={past} />}
    </details>
  );
}

const EventLines = ({ events }: { readonly events: readonly PublicCard[] }) => (
  <ul className="team-list">
    {events.map((event) => (
      <li key={event.eventId}>
        <AppLink to={paths.event(event.eventId)}>{event.title}</AppLink>
        <span>
          {startOf(event)} · {event.placeLabel}
          {event.status === 'cancelled' && ' · Cancelled'}
          {event.status === 'postponed' && ' · Postponed'}
        </span>
      </li>
    ))}
  </ul>
);
