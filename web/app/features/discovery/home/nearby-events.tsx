import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import type { City } from '#shared/city.ts';
import type { EventCard } from '#shared/discovery/contract.ts';
import { fullnessOf } from '#shared/discovery/fullness.ts';
import { quantity } from '#shared/quantity.ts';
import { PinsOnMap } from '#web/app/map/pins-on-map.tsx';
import { useEventPins } from '#web/app/map/use-event-pins.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { viewerZone } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { milesOf, placeOf, shortDayOf, timeOf } from '#web/blocks/look/event-card-words.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import type { EventsNearby } from './load-nearby.ts';

interface NearbyEventsProps {
  readonly city: City;
  /** Undefined when they could not be asked for: the rest of the page does not wait for them. */
  readonly nearby: Promise<EventsNearby | undefined>;
}

/** The next public events around the home city. */
export const NearbyEvents = ({ city, nearby }: NearbyEventsProps) => (
  <section className="home-part">
    <h2>Nearby events</h2>
    <Suspense fallback={<Skeleton />}>
      <Await resolve={nearby}>{(found) => <Found city={city} found={found} />}</Await>
    </Suspense>
    <p className="home-links">
      <AppLink to={paths.discover}>All events near {city.name}</AppLink>
    </p>
  </section>
);

function Found({ city, found }: { readonly city: City; readonly found: EventsNearby | undefined }) {
  if (!found) return <p>We can’t load events near you right now.</p>;
  const { events, hasMap } = found;
  if (events.length === 0) return <p>No public games within 25 miles of {city.name} yet. Host the first one.</p>;
  return (
    <>
      {hasMap && (
        <div className="home-map">
          <MapOf events={events} />
        </div>
      )}
      <ul className="row-list">
        {events.map((event) => (
          <li key={event.eventId}>
            <RowLink
              href={paths.event(event.eventId)}
              link={Link}
              picture={<SportTile key="tile" gameTypeId={event.gameTypeId} />}
              title={event.title}
              line={lineOf(event)}
              chip={<State key="chip" event={event} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function lineOf(event: EventCard): string {
  const when = `${shortDayOf(event)}, ${timeOf(event, viewerZone())}`;
  return [when, placeOf(event.placeLabel), milesOf(event.distanceMiles), event.team?.name].filter(Boolean).join(' · ');
}

/** Only what makes a difference: too few players, few spots left, none left. */
function State({ event }: { readonly event: EventCard }) {
  const { words, is } = fullnessOf(event);
  if (event.needed !== undefined) return <Chip tone="wait">Needs {event.needed} more</Chip>;
  if (is !== 'full' && is !== 'few') return null;
  return <Chip tone={is === 'full' ? 'wait' : 'plain'}>{words}</Chip>;
}

/** Where they are; each pin leads to its event, as the list does. */
const MapOf = ({ events }: { readonly events: readonly EventCard[] }) => (
  <PinsOnMap label="Map of nearby events" pins={useEventPins(events)} nameSeveral={severalEvents} />
);

const severalEvents = (count: number) => `${quantity(count, 'event')} here`;

const Skeleton = () => (
  <div className="row-list" role="status" aria-label="Loading nearby events">
    <div className="home-map skeleton map-of-pins" />
    {[1, 2, 3, 4, 5].map((line) => (
      <div key={line} className="skeleton skeleton-row-card" />
    ))}
  </div>
);
