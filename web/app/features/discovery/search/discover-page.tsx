import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { CityHeading } from '#web/app/cards/city-heading.tsx';
import { loadStartCities, mixed } from '#web/app/cards/load-start-cities.ts';
import { SportFilter } from '#web/app/cards/sport-filter.tsx';
import { loadSpot } from '#web/app/map/load-location.ts';
import { cityTitle, rememberSpot } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { loadMe } from '#web/app/session/me.ts';
import { ContextTabs } from '#web/app/shell/page/context-tabs.tsx';
import { type DiscoverQuery, readQuery } from './discover-query.ts';
import { Found } from './found.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { eventsInstead, searchEvents } from './search-events.ts';
import './discover.css';

const FiltersSheet = lazy(async () => ({ default: (await import('./filters-sheet.tsx')).FiltersSheet }));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { context = 'events' } = params;
  if (context !== 'events') throw new Problem('route.notFound');
  const query = readQuery(request);
  const me = await loadMe();
  const canSave = me.state === 'success';
  const saved = canSave && query.saved ? await operations(discovery).listSearches({}) : { searches: [], most: 0 };
  const own = me.state === 'success' ? me.games : [];
  const spot = await loadSpot(query, me, request.signal);
  const shared = { query, spot, canSave, saved, own };
  if (!spot) return { ...shared, found: undefined, instead: mixed(await loadStartCities(request.signal), 6) };
  if (!query.bounds) rememberSpot(spot);
  const found = await searchEvents(query, spot, request.signal);
  const isNothing = found.events.length === 0 && !found.more;
  return { ...shared, found, instead: isNothing ? await eventsInstead(query, spot, request.signal) : [] };
}

/** Events near a spot or in a part of the map, as cards and on the map. The other contexts have pages of their own. */
export function Component() {
  const { query, spot, found, instead, canSave, saved, own } = useLoaderData<typeof loader>();
  const [isSheetOpen, openSheet] = useState(false);
  const change = useAddress();
  const isOpen = isSheetOpen || query.saved === 'open';
  const close = () => {
    openSheet(false);
    if (query.saved) change({ saved: undefined });
  };
  return (
    <CityHeading
      title={spot ? `Discover events near ${spot.near}` : 'Discover events'}
      heading={spot ? cityTitle(spot) : 'Where do you play?'}
      spot={spot}
      where={spot && whereWords(query, found?.radius)}
      onChange={change}
    >
      <div className="discover-strips">
        <ContextTabs current="events" />
        <QuickFilters query={query} onChange={change} onOpen={() => openSheet(true)} />
        <SportFilter name="game" own={own ?? []} chosen={query.game} />
      </div>
      <Found query={query} spot={spot} found={found} instead={instead} />
      {isOpen && (
        <Suspense>
          <FiltersSheet
            query={query}
            spot={spot}
            radius={found?.radius}
            saved={canSave ? saved : undefined}
            onChange={change}
            onClose={close}
          />
        </Suspense>
      )}
    </CityHeading>
  );
}

function whereWords({ bounds, radius, sort, until }: DiscoverQuery, looked = radius): string {
  if (bounds) return 'on this map';
  return `within ${looked} mi${sort === 'nearest' && !until ? ', next 7 days' : ''}`;
}
