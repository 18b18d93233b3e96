import { Link } from 'react-router';
import type { EventCard } from '#shared/discovery/contract.ts';
import { onePerSeries } from '#shared/discovery/one-per-series.ts';
import { CityLinks } from '#web/app/cards/change-city.tsx';
import { EventCards } from '#web/app/cards/event-cards.tsx';
import { SportTiles } from '#web/app/cards/sport-tiles.tsx';
import { type Spot, spotParams } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';

interface CityEventsProps {
  readonly spot: Spot;
  readonly events: readonly EventCard[];
}

const shown = 6;

const discover = (spot: Spot, more: Record<string, string> = {}) =>
  `${paths.discover}?${new URLSearchParams({ ...spotParams(spot), ...more })}`;

/** This week's events around the city, and what is played there most. */
export function CityEvents({ spot, events }: CityEventsProps) {
  const games = [...Map.groupBy(events, ({ gameTypeId }) => gameTypeId)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([gameTypeId]) => gameTypeId);
  return (
    <div className="city-parts">
      <SportTiles own={games} to={(game) => discover(spot, game ? { game } : {})} />
      {events.length === 0 ? (
        <NoEvents spot={spot} />
      ) : (
        <section className="city-parts" aria-labelledby="city-week">
          <h2 id="city-week">This week</h2>
          <EventCards events={events} most={shown} />
          {onePerSeries(events).length > shown && <AppLink to={discover(spot)}>All events around {spot.near}</AppLink>}
        </section>
      )}
    </div>
  );
}

const NoEvents = ({ spot }: { spot: Spot }) => (
  <>
    <EmptyState
      pose="sniffing"
      title={`No games near ${spot.near} this week`}
      action={
        <Link className="chip-button" to={discover(spot)}>
          See later weeks
        </Link>
      }
    />
    <CityLinks spot={spot} to={(city) => `?${new URLSearchParams(spotParams(city))}`} />
  </>
);
