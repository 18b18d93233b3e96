import { lazy, Suspense, useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { quantity } from '#shared/quantity.ts';
import { CityHeading } from '#web/app/cards/city-heading.tsx';
import { ContextStrips } from '#web/app/cards/context-strips.tsx';
import { boundsParams } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { useDiscoverTitle } from '#web/app/router/use-discover-title.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { findTeamsAround } from './look-around.ts';
import { TeamFilters } from './team-filters.tsx';
import { TeamResults } from './team-results.tsx';
import { readTeamsQuery } from './teams-query.ts';
import '#web/app/map/map.css';

const ViewChoice = lazy(async () => ({ default: (await import('#web/app/shell/page/view-choice.tsx')).ViewChoice }));
const SearchMap = lazy(async () => ({ default: (await import('#web/app/map/search-map.tsx')).SearchMap }));

export async function loader({ request }: LoaderFunctionArgs) {
  return findTeamsAround(readTeamsQuery(request), request.signal);
}

/** Communities around a spot, as a list and on the map. */
export function Component() {
  const { query, spot, teams, nextCursor } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const change = useAddress();
  const title = useDiscoverTitle('teams', 'Find communities');
  const pins = useMemo(
    () =>
      teams.map(({ teamId, name, city: { lat, lng } }) => ({
        name,
        lat,
        lng,
        open: () => void navigate(paths.team(teamId)),
      })),
    [teams, navigate],
  );
  return (
    <CityHeading
      title={title}
      spot={spot}
      where={
        spot ? `Within about ${quantity(query.radius, 'mile')} of ${spot.near}` : 'Pick a city to see who plays there.'
      }
      onChange={change}
      actions={<AppLink to={paths.createTeam}>Create a community</AppLink>}
    >
      <ContextStrips current="teams" sport={query.sport}>
        {spot && <TeamFilters query={query} onChange={change} />}
      </ContextStrips>
      {spot && (
        <div className="discover-parts">
          <Suspense>
            <ViewChoice view={query.view} onChange={(view) => change({ view })} />
          </Suspense>
          <div className={`discover-columns show-${query.view}`}>
            <TeamResults
              teams={teams}
              nextCursor={nextCursor}
              radius={query.radius}
              what="communities"
              onWiden={() => change({ radius: '100' })}
            />
            <div className="map-column">
              <Suspense fallback={<div className="map" />}>
                <SearchMap
                  what="communities"
                  pins={pins}
                  spot={spot}
                  radiusMiles={query.radius}
                  bounds={undefined}
                  onSearch={(bounds) => change({ ...boundsParams(bounds), bounds: undefined })}
                />
              </Suspense>
            </div>
          </div>
        </div>
      )}
    </CityHeading>
  );
}
