import Button from '@cloudscape-design/components/button';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { EventCard } from '#shared/discovery/contract.ts';
import { CityLinks } from '#web/app/cards/change-city.tsx';
import { EventCards } from '#web/app/cards/event-cards.tsx';
import { boundsParams, type Spot, spotParams } from '#web/app/map/location.ts';
import { useEventPins } from '#web/app/map/use-event-pins.ts';
import { paths } from '#web/app/router/paths.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import type { DiscoverQuery } from './discover-query.ts';
import type { FoundEvents } from './search-events.ts';
import { usualRadii } from './search-events.ts';
import { clearedFilters, setFilters } from './set-filters.ts';

const SearchMap = lazy(async () => ({ default: (await import('#web/app/map/search-map.tsx')).SearchMap }));

interface FoundProps {
  readonly query: DiscoverQuery;
  readonly spot: Spot | undefined;
  readonly found: FoundEvents | undefined;
  /** The next events around, where none passed the filters. */
  readonly instead: readonly EventCard[];
}

const discoverCity = (city: Spot) => `${paths.discover}?${new URLSearchParams(spotParams(city))}`;

/** Cards, beside a map where there is room, or what to do where nothing was found. */
export function Found({ query, spot, found, instead }: FoundProps) {
  const change = useAddress();
  const isMap = query.view === 'map';
  const pins = useEventPins(found?.events ?? []);
  if (!spot || !found) return <Nothing query={query} spot={spot} instead={instead} />;
  return (
    <div className={`found show-${query.view}`}>
      <div className="found-list">
        <List query={query} spot={spot} found={found} instead={instead} />
      </div>
      <div className="found-map">
        <Suspense fallback={<div className="map" />}>
          <SearchMap
            what="events"
            pins={pins}
            spot={spot}
            radiusMiles={found.radius}
            bounds={query.bounds}
            onSearch={(bounds) => change(boundsParams(bounds))}
          />
        </Suspense>
      </div>
      <div className="map-switch">
        <button type="button" className="chip-button" onClick={() => change({ view: isMap ? undefined : 'map' })}>
          <LineIcon name={isMap ? 'list' : 'map'} size={20} />
          {isMap ? 'List' : 'Map'}
        </button>
      </div>
    </div>
  );
}

function List({
  query,
  spot,
  found: { events, more, radius },
  instead,
}: FoundProps & { found: FoundEvents; spot: Spot }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (more) next.set(more.name, more.value);
  if (events.length === 0 && !more) return <Nothing query={query} spot={spot} instead={instead} />;
  const isWidened = !query.bounds && !query.radius && radius > usualRadii[0];
  return (
    <>
      {isWidened && <p>{`Nothing within ${usualRadii[0]} miles, so here's what's on within ${radius}.`}</p>}
      {events.length === 0 && <p>No matches yet. There are more events to look through.</p>}
      <EventCards events={events} heading="h2" />
      {more && (
        <p>
          <Link className="chip-button" to={`?${next}`}>
            {moreWords(query, events.length)}
          </Link>
        </p>
      )}
    </>
  );
}

function moreWords({ bounds, when, sort }: DiscoverQuery, count: number): string {
  if (count === 0) return 'Look further';
  if (bounds && when === 'past') return 'Earlier events';
  return !bounds && sort === 'nearest' ? 'Farther events' : 'Later events';
}

/** What to do where nothing was found, and what is on instead. */
function Nothing({ query, spot, instead }: Omit<FoundProps, 'found'>) {
  return (
    <>
      {spot && isNarrowed(query) ? <NoMatch query={query} /> : <NoGames spot={spot} />}
      {instead.length > 0 && (
        <section className="found-instead">
          <h2>{spot ? 'On soon' : 'On soon in other cities'}</h2>
          <EventCards events={instead} most={6} />
        </section>
      )}
      <CityLinks spot={spot} to={discoverCity} />
    </>
  );
}

const isNarrowed = (query: DiscoverQuery) =>
  setFilters(query).length > 0 || query.radius !== undefined || query.bounds !== undefined;

/** Filters, a short radius or a small part of the map. */
function NoMatch({ query }: { query: DiscoverQuery }) {
  const change = useAddress();
  const isFiltered = setFilters(query).length > 0;
  const wider = { radius: '50', bounds: undefined };
  return (
    <EmptyState
      pose="sniffing"
      title="No games match"
      text={isFiltered ? 'Try another day, sport or time.' : 'Try farther away.'}
      action={
        <Button onClick={() => change(isFiltered ? clearedFilters : wider)}>
          {isFiltered ? 'Clear filters' : 'Look within 50 miles'}
        </Button>
      }
    />
  );
}

const NoGames = ({ spot }: { spot: Spot | undefined }) => (
  <EmptyState
    pose="sniffing"
    title={spot ? `No games near ${spot.near} yet` : 'Pick your city'}
    text={spot ? 'Host the first one, or see what other cities play.' : 'Here is where people play now.'}
    action={
      spot && (
        <Link className="chip-button" to={paths.create}>
          Host a game
        </Link>
      )
    }
  />
);
