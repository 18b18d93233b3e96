import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { discovery } from '#shared/discovery/contract.ts';
import { NearWhat } from '#web/app/forms/places/near-what.tsx';
import { loadSpot } from '#web/app/map/load-location.ts';
import { rememberSpot, type Spot } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { BeginnerPath } from '../guides/beginner-path.tsx';
import { GuideText } from '../guides/guide-text.tsx';
import { guideOf } from '../guides/guides.ts';
import { readQuery } from '../search/discover-query.ts';
import { CityEvents } from './city-events.tsx';

import '../search/discover.css';
import './city-hub.css';
import { paths } from '#web/app/router/paths.ts';
import { isBuilt } from '#web/app/router/routes.ts';

const radiusMiles = 25;
const dayMs = 86_400_000;

/** The end of the week that begins today, the same for all who look today, so that answers can be shared. */
const endOfWeek = () => new Date((Math.floor(Date.now() / dayMs) + 8) * dayMs).toISOString();

export async function loader({ request }: LoaderFunctionArgs) {
  const guide = guideOf(new URL(request.url).searchParams.get('guide'));
  const me = await loadMe();
  const spot = await loadSpot(readQuery(request), me, request.signal);
  if (!spot) return { guide, spot, events: [] };
  rememberSpot(spot);
  const at = { lat: Number(spot.lat.toFixed(2)), lng: Number(spot.lng.toFixed(2)) };
  const week = { ...at, radiusMiles, until: endOfWeek(), limit: 100 };
  const { events } = await operations(discovery).findEvents(week, { signal: request.signal });
  return { guide, spot, events };
}

/** A city: what is on this week, what it plays, and how to begin. */
export function Component() {
  const { guide, spot, events } = useLoaderData<typeof loader>();
  const [, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const change = ({ lat, lng, near }: { lat: string; lng: string; near: string }) => setSearch({ lat, lng, near });
  return (
    <Page title={titleOf(pathname, spot)} description="What people play this week, and how to start.">
      <NearWhat spot={spot} onChange={change} />
      {guide && <GuideText guide={guide} />}
      {spot && <CityEvents spot={spot} events={events} />}
      {spot && <CityLinks spot={spot} />}
      <BeginnerPath />
    </Page>
  );
}

function titleOf(pathname: string, spot: Spot | undefined): string {
  const title = pathname.startsWith('/learn') ? 'Learn and grow' : 'Your city';
  return spot ? `${title}: ${spot.near}` : title;
}

/** Ways on from a city; only to pages that there are. */
function CityLinks({ spot }: { spot: Spot }) {
  const around = new URLSearchParams({ lat: spot.lat.toFixed(4), lng: spot.lng.toFixed(4), near: spot.near });
  const links = [
    { path: paths.discover, query: `?${around}&view=map`, text: 'See the map' },
    { path: paths.discover, query: `?${around}&dayPart=evening`, text: 'Evening events' },
    { path: paths.places, query: `?${around}`, text: 'Places to play' },
    { path: paths.fullSearch, query: '', text: 'Search by name' },
    { path: paths.create, query: '', text: 'Host a game' },
  ];
  return (
    <nav aria-label={`More around ${spot.near}`}>
      <div className="city-choices">
        {links
          .filter(({ path }) => isBuilt(path))
          .map(({ path, query, text }) => (
            <Link key={text} className="chip-button" to={`${path}${query}`}>
              {text}
            </Link>
          ))}
      </div>
    </nav>
  );
}
