import type { Event, Place } from '#shared/events/details/schemas.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { SmallCover } from '#web/app/media/small-cover.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';

type MyEvent = Event & { readonly mine: Place };

/** What the person is in or waits for, soonest first. */
export function UpcomingEvents({ events }: { events: readonly MyEvent[] }) {
  if (events.length === 0)
    return (
      <>
        <p>You have not joined anything yet.</p>
        <AppLink to={paths.discover}>Find an event to join</AppLink>
      </>
    );
  return (
    <ul className="event-list">
      {events.map((event) => (
        <li key={event.eventId}>
          <SmallCover cover={event.cover} />
          <AppLink to={paths.event(event.eventId)} fontSize="heading-s">
            {event.title}
          </AppLink>
          <div>{whenAndWhat(event)}</div>
          <div>{standing(event)}</div>
        </li>
      ))}
    </ul>
  );
}

/** In the event's own time zone: that is the clock on the wall where it happens. */
function whenAndWhat(event: MyEvent): string {
  return `${startOf(event)} · ${gameTypeLabel(event.gameTypeId, event.otherGameType)}`;
}

function standing({ status, mine }: MyEvent): string {
  if (status === 'cancelled') return 'Cancelled';
  if (status === 'postponed') return 'Postponed, with a new time to come';
  if (mine.status === 'waiting') return `In line, number ${mine.position}`;
  if (mine.status === 'offered') return 'A seat is held for you';
  return mine.status === 'requested' ? 'You asked to come' : 'You are in';
}
