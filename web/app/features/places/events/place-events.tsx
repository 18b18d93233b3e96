import type { Answer } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';
import { Pictured } from '#web/blocks/look/pictured.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';

type Events = Answer<typeof places.operations.listPlaceEvents>['events'];

/** What happens at a place, soonest first. */
export function PlaceEvents({ events }: { events: Events }) {
  if (events.length === 0) return <p>No upcoming events here yet.</p>;
  return (
    <ul className="place-list">
      {events.map(({ eventId, title, gameTypeId, otherGameType, ...event }) => (
        <li key={eventId}>
          <Pictured picture={<SportTile gameTypeId={gameTypeId} />}>
            <AppLink to={paths.event(eventId)}>{title}</AppLink>
            <div>
              {startOf(event)}
              {!event.isTimeTbd && clocksDiffer(event.timeZone, event.startsAt) && (
                <small> (for you {startIn(viewerZone(), event.startsAt)})</small>
              )}
            </div>
            <div>{gameTypeLabel(gameTypeId, otherGameType)}</div>
          </Pictured>
        </li>
      ))}
    </ul>
  );
}
