import { lazy, Suspense, useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { places as placesContract } from '#shared/places/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { CityHeading } from '#web/app/cards/city-heading.tsx';
import { ContextStrips } from '#web/app/cards/context-strips.tsx';
import { loadSpot } from '#web/app/map/load-location.ts';
import { boundsParams, rememberSpot, type Spot } from '#web/app/map/location.ts';
import { lookFarther } from '#web/app/map/look-farther.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { loadMe } from '#web/app/session/me.ts';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { ViewChoice } from '#web/app/shell/page/view-choice.tsx';
import { PlaceFilters } from './place-filters.tsx';
import { PlaceResults } from './place-results.tsx';
import { boundsAround, type LookedForPlaces, readPlacesQuery } from './places-query.ts';
import '../details/places.css';
import '#web/app/map/map.css';

const SearchMap = lazy(async () => ({ default: (await import('#web/app/map/search-map.tsx')).SearchMap }));

/** Miles to look within until a place is found. */
const usualRadii = [15, 50] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readPlacesQuery(request);
  const me = await loadMe();
  const spot = await loadSpot(query, me, request.signal);
  const { bounds, sport, access: accessKind, amenity: amenities, name: text, cursor } = query;
  if (!spot)
    return { query: { ...query, radius: usualRadii[0] }, spot, area: undefined, places: [], nextCursor: undefined };
  if (!bounds) rememberSpot(spot);
  const look = (miles: number) => {
    const area = bounds ?? boundsAround(spot, miles);
    const asked = { ...area, limit: 50, sport, accessKind, amenities, text, cursor };
    return operations(placesContract).findPlaces(asked, { signal: request.signal });
  };
  const chosen = bounds ? usualRadii[0] : query.radius;
  const { found, radius } = await lookFarther(chosen, usualRadii, look, ({ places }) => places.length === 0);
  return { query: { ...query, radius }, spot, area: bounds ?? boundsAround(spot, radius), ...found };
}

/** Places to play around a spot or in a part of the map, as a list and on the map. */
export function Component() {
  const { query, spot, area, places, nextCursor } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const change = useAddress();
  const pins = useMemo(
    () => places.map(({ placeId, ...pin }) => ({ ...pin, open: () => void navigate(paths.place(placeId)) })),
    [places, navigate],
  );
  return (
    <CityHeading
      title="Discover places"
      spot={spot}
      where={spot ? whereWords(query, spot) : 'Pick a city to see where people play.'}
      onChange={change}
      actions={<PageButton to={paths.newPlace}>Add a place</PageButton>}
    >
      <ContextStrips current="places" sport={query.sport}>
        {spot && <PlaceFilters query={query} onChange={change} />}
      </ContextStrips>
      {spot && (
        <div className="discover-parts">
          <ViewChoice view={query.view} onChange={(view) => change({ view })} />
          <div className={`discover-columns show-${query.view}`}>
            <PlaceResults
              places={places}
              nextCursor={nextCursor}
              query={query}
              spot={spot}
              onWiden={() => change({ radius: '50' })}
            />
            <div className="map-column">
              <Suspense fallback={<div className="map" />}>
                <SearchMap
                  what="places"
                  pins={pins}
                  spot={spot}
                  radiusMiles={query.radius}
                  bounds={area}
                  onSearch={(bounds) => change(boundsParams(bounds))}
                />
              </Suspense>
            </div>
          </div>
        </div>
      )}
    </CityHeading>
  );
}

function whereWords({ bounds, radius }: LookedForPlaces, { near }: Spot): string {
  return bounds ? 'In the outlined map area' : `Within about ${quantity(radius, 'mile')} of ${near}`;
}
