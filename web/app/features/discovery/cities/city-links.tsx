import type { Spot } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { isBuilt } from '#web/app/router/routes.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** Ways on from a city; only to pages that there are. */
export function CityLinks({ spot }: { spot: Spot }) {
  const around = new URLSearchParams({ lat: spot.lat.toFixed(4), lng: spot.lng.toFixed(4), near: spot.near });
  const links = [
    { path: paths.discover, query: `?${around}&view=map`, text: 'See the map' },
    { path: paths.discover, query: `?${around}&dayPart=evening`, text: 'Evening events' },
    { path: paths.places, query: `?${around}`, text: 'Places to play' },
    { path: paths.fullSearch, query: '', text: 'Search by name' },
    { path: paths.create, query: '', text: 'Host something yourself' },
  ];
  return (
    <nav aria-label={`More around ${spot.near}`}>
      <ul className="game-list">
        {links
          .filter(({ path }) => isBuilt(path))
          .map(({ path, query, text }) => (
            <li key={text}>
              <AppLink to={`${path}${query}`}>{text}</AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
