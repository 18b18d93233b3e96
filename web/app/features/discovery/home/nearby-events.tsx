import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { Suspense } from 'react';
import { Await } from 'react-router';
import type { City } from '#shared/city.ts';
import type { EventCard } from '#shared/discovery/contract.ts';
import { fullnessOf } from '#shared/discovery/fullness.ts';
import { quantity } from '#shared/quantity.ts';
import { PinsOnMap } from '#web/app/map/pins-on-map.tsx';
import { useEventPins } from '#web/app/map/use-event-pins.ts';
import { SmallCover } from '#web/app/media/small-cover.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';
import type { EventsNearby } from './load-nearby.ts';

interface NearbyEventsProps {
  readonly city: City;
  /** Undefined when they could not be asked for: the rest of the page does not wait for them. */
  readonly nearby: Promise<EventsNearby | undefined>;
}

/** The next public events around the home city. */
export const NearbyEvents = ({ city, nearby }: NearbyEventsProps) => (
  <Container header={<Header variant="h2">Nearby events</Header>}>
    <Suspense fallback={<Skeleton />}>
      <Await resolve={nearby}>{(found) => <Found city={city} found={found} />}</Await>
    </Suspense>
    <AppLink to={paths.discover}>All events near {city.name}</AppLink>
  </Container>
);

function Found({ city, found }: { city: City; found: EventsNearby | undefined }) {
  if (!found) return <p>The events near you could not be loaded.</p>;
  const { events, hasMap } = found;
  if (events.length === 0) return <p>Nothing public is on within 25 miles of {city.name}.</p>;
  return (
    <>
      {hasMap && <MapOf events={events} />}
      <Events events={events} />
    </>
  );
}

/** Where they are; each pin leads to its event, as the list does. */
const MapOf = ({ events }: { events: readonly EventCard[] }) => (
  <PinsOnMap label="Map of nearby events" pins={useEventPins(events)} nameSeveral={severalEvents} />
);

const severalEvents = (count: number) => `${quantity(count, 'event')} here`;

const Events = ({ events }: { events: readonly EventCard[] }) => (
  <ul className="event-list">
    {events.map(({ eventId, title, placeLabel, ...event }) => (
      <li key={eventId}>
        <SmallCover cover={event.cover} />
        <AppLink to={paths.event(eventId)} fontSize="heading-s">
          {title}
        </AppLink>
        <div>
          {startOf(event)} · {placeLabel}
        </div>
        {event.team && (
          <div>
            By <AppLink to={paths.team(event.team.teamId)}>{event.team.name}</AppLink>
          </div>
        )}
        {event.needed !== undefined && <div className="needed">Needs {event.needed} more to take place</div>}
        <div>{fullnessOf(event).words}</div>
      </li>
    ))}
  </ul>
);

const Skeleton = () => (
  <div className="loading" role="status" aria-label="Loading nearby events">
    {[1, 2, 3].map((line) => (
      <div key={line} className="skeleton-line" />
    ))}
  </div>
);
