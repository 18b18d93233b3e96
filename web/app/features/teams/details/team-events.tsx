import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { PublicCard } from '#shared/events/following/contract.ts';
import { paths } from '#web/app/router/paths.ts';
import { startOf } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { listTeamEvents } from './list-team-events.ts';

interface TeamEventsProps {
  readonly teamId: string;
  readonly upcoming: readonly PublicCard[];
  /** Members also see events that are not public. */
  readonly isMember: boolean;
  /** Whether the reader can host events for this community. */
  readonly mayCreate: boolean;
}

/** The upcoming events of a community, and its past ones. */
export const TeamEvents = ({ teamId, upcoming, isMember, mayCreate }: TeamEventsProps) => (
  <section className="page-part">
    <div className="page-part-head">
      <h2>Upcoming</h2>
      {mayCreate && (
        <Link className="team-way" to={paths.createFor(teamId)}>
          Create event
        </Link>
      )}
    </div>
    {upcoming.length === 0 ? (
      <p>{isMember ? 'No events coming up.' : 'No public events coming up.'}</p>
    ) : (
      <EventRows events={upcoming} />
    )}
    <PastEvents key={`${teamId} ${isMember}`} teamId={teamId} isMember={isMember} />
  </section>
);

/** Loaded when opened: few readers look back. */
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
    <details
      className="team-past"
      onToggle={({ currentTarget }) => currentTarget.open && (!past || past === 'unread') && void read()}
    >
      <summary>Past events</summary>
      <div role="status">
        {past === 'reading' && 'Loading past events'}
        {past === 'unread' && 'We couldn’t load past events. Close and open this part to try again.'}
        {past?.length === 0 && 'No past events yet.'}
      </div>
      {Array.isArray(past) && past.length > 0 && <EventRows events={past} />}
    </details>
  );
}

const standing: Readonly<Record<string, ReactNode>> = {
  cancelled: <Chip tone="bad">Canceled</Chip>,
  postponed: <Chip tone="wait">Postponed</Chip>,
};

/** Events as rows with the sport's tile. */
export const EventRows = ({ events }: { readonly events: readonly PublicCard[] }) => (
  <ul className="page-rows">
    {events.map((event) => (
      <li key={event.eventId}>
        <RowLink
          href={paths.event(event.eventId)}
          picture={<SportTile gameTypeId={event.gameTypeId} />}
          title={event.title}
          line={`${startOf(event)} · ${event.placeLabel}`}
          chip={standing[event.status]}
          link={Link}
        />
      </li>
    ))}
  </ul>
);
