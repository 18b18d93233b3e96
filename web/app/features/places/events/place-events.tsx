import type { Answer } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';

type Events = Answer<typeof places.operations.listPlaceEvents>['events'];

/** What happens at a place, soonest first. */
export function PlaceEvents({ events }: { events: Events }) {
  if (events.length === 0) return <p>Nothing is planned here yet.</p>;
  return (
    <ul className="place-list">
      {events.map(({ eventId, title, gameTypeId, otherGameType, ...event }) => (
        <li key={eventId}>
          <AppLink to={paths.event(eventId)}>{title}</AppLink>
          <div>
            {startOf(event)}
            {!event.isTimeTbd && clocksDiffer(event.timeZone, event.startsAt) && (
              <small> (for you {startIn(viewerZone(), event.startsAt)})</small>
            )}
          </div>
          <div>{gameTypeLabel(gameTypeId, otherGameType)}</div>
        </li>
      ))}
    </ul>
  );
}
