import type { PublicCard } from '#shared/events/following/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';

/** Events of a host, one below the other. */
export const HostedLines = ({ events }: { readonly events: readonly PublicCard[] }) => (
  <ul className="hosted-lines">
    {events.map((event) => (
      <li key={event.eventId}>
        <AppLink to={paths.event(event.eventId)}>{event.title}</AppLink>
        <span>
          {startOf(event)}
          {!event.isTimeTbd && clocksDiffer(event.timeZone, event.startsAt) && (
            <small> (for you {startIn(viewerZone(), event.startsAt)})</small>
          )}
        </span>
        <span>
          {gameTypeLabel(event.gameTypeId, event.otherGameType)} · {event.placeLabel}
          {event.status === 'cancelled' && ' · Cancelled'}
          {event.status === 'postponed' && ' · Postponed'}
        </span>
      </li>
    ))}
  </ul>
);
