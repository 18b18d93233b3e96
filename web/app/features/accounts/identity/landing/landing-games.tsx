import { useSearchParams } from 'react-router';
import { onePerSeries } from '#shared/discovery/one-per-series.ts';
import { CityLinks } from '#web/app/cards/change-city.tsx';
import { CityLine } from '#web/app/cards/city-line.tsx';
import { EventCards } from '#web/app/cards/event-cards.tsx';
import { SportTiles } from '#web/app/cards/sport-tiles.tsx';
import { cityTitle, type Spot, spotParams } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { type Landing, mostGames } from './load-landing.ts';

/** Keeps where the visitor was going. */
const useCityAddress = () => {
  const [search] = useSearchParams();
  return (city: Record<string, string>) => new URLSearchParams({ ...Object.fromEntries(search), ...city });
};

/** The visitor's city, its sports and its next games; of all cities where none is known. */
export function LandingGames({ spot, events, isNear }: Landing) {
  const [, setSearch] = useSearchParams();
  const withCity = useCityAddress();
  const around: Record<string, string> = spot ? spotParams(spot) : {};
  const discover = (more: Record<string, string> = {}) =>
    `${paths.discover}?${new URLSearchParams({ ...around, ...more })}`;
  return (
    <section className="landing-games" aria-labelledby="landing-games">
      <CityLine
        id="landing-games"
        spot={spot}
        words={headingOf(spot, isNear)}
        onChange={({ lat, lng, near }) => setSearch(withCity({ lat, lng, near }))}
      />
      <SportTiles own={sportsOf(events)} to={(game) => discover(game ? { game } : {})} />
      <EventCards events={events} most={mostGames} />
      {isNear && onePerSeries(events).length > mostGames && (
        <p>
          <AppLink to={discover()}>All games near {spot?.near}</AppLink>
        </p>
      )}
      {!isNear && <CityLinks spot={spot} to={(city) => `?${withCity(spotParams(city))}`} />}
    </section>
  );
}

function headingOf(spot: Spot | undefined, isNear: boolean): string {
  if (!spot) return 'On this week';
  return isNear ? `Coming up in ${cityTitle(spot)}` : `Nothing in ${cityTitle(spot)} yet. Coming up elsewhere`;
}

const sportsOf = (events: Landing['events']) => [...new Set(events.map(({ gameTypeId }) => gameTypeId))];
