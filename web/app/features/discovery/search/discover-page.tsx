import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { NearWhat } from '#web/app/forms/places/near-what.tsx';
import { loadSpot } from '#web/app/map/load-location.ts';
import { boundsParams, rememberSpot, type Spot } from '#web/app/map/location.ts';
import { useEventPins } from '#web/app/map/use-event-pins.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ContextTabs } from '#web/app/shell/page/context-tabs.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { ViewChoice } from '#web/app/shell/page/view-choice.tsx';
import { type DiscoverQuery, readQuery } from './discover-query.ts';
import { EventResults } from './event-results.tsx';
import { Filters } from './filters.tsx';
import { searchEvents } from './search-events.ts';
import './discover.css';

const SavedSearches = lazy(async () => ({ default: (await import('./saved-searches.tsx')).SavedSearches }));
const SearchMap = lazy(async () => ({ default: (await import('#web/app/map/search-map.tsx')).SearchMap }));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { context = 'events' } = params;
  if (context !== 'events') throw new Problem('route.notFound');
  const query = readQuery(request);
  const me = await loadMe();
  const canSave = me.state === 'success';
  const saved = canSave && query.saved ? (await operations(discovery).listSearches({})).searches : [];
  const spot = await loadSpot(query, me, request.signal);
  if (!spot) return { query, spot, events: [], more: undefined, canSave, saved };
  if (!query.bounds) rememberSpot(spot);
  return { query, spot, canSave, saved, ...(await searchEvents(query, spot, request.signal)) };
}

/** Events near a spot or in a part of the map, as a list and on the map. The other contexts have pages of their own. */
export function Component() {
  const { query, spot, events, more, canSave, saved } = useLoaderData<typeof loader>();
  const pins = useEventPins(events);
  const change = useAddress();
  return (
    <Page
      title="Discover events"
      description={spot && whereWords(query, spot)}
      actions={
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <AppLink to={paths.fullSearch}>Search by name</AppLink>
          {canSave && !query.saved && <Button onClick={() => change({ saved: 'open' })}>Saved searches</Button>}
        </SpaceBetween>
      }
    >
      <ContextTabs current="events" />
      {canSave && query.saved && (
        <LaterPart height={200}>
          <SavedSearches searches={saved} query={query} spot={spot} onClose={() => change({ saved: undefined })} />
        </LaterPart>
      )}
      <NearWhat spot={query.bounds ? undefined : spot} onChange={change} />
      {spot && (
        <div className="discover-parts">
          <Filters query={query} onChange={change} />
          <ViewChoice view={query.view} onChange={(view) => change({ view })} />
          <div className={`discover-columns show-${query.view}`}>
            <EventResults events={events} more={more} query={query} onWiden={() => change({ radius: '50' })} />
            <div className="map-column">
              <Suspense fallback={<div className="map" />}>
                <SearchMap
                  what="events"
                  pins={pins}
                  spot={spot}
                  radiusMiles={query.radius}
                  bounds={query.bounds}
                  onSearch={(bounds) => change(boundsParams(bounds))}
                />
              </Suspense>
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}

function whereWords({ bounds, radius, sort, until }: DiscoverQuery, { near }: Spot): string {
  if (bounds) return 'In the part of the map that is outlined';
  const days = sort === 'nearest' && !until ? ', in the next seven days' : '';
  return `Within ${quantity(radius, 'mile')} of ${near}${days}`;
}
