import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { api } from '../../api.ts';
import { loadMe } from '../../me.ts';
import { Page } from '../../shell/page.tsx';
import { daysToInstants, readQuery, rememberSpot, spotOf } from './discover-query.ts';
import { EventResults } from './event-results.tsx';
import { Filters } from './filters.tsx';
import { NearWhat } from './near-what.tsx';
import './discover.css';

const EventMap = lazy(async () => ({ default: (await import('./event-map.tsx')).EventMap }));

export async function loader({ params, request }: LoaderFunctionArgs) {
  if (params.context && params.context !== 'events') throw new Problem('route.notFound');
  const query = readQuery(request);
  const me = await loadMe();
  const spot = spotOf(query, me.state === 'success' ? me.city : undefined);
  if (!spot) return { query, spot: undefined, events: [], nextCursor: undefined };
  rememberSpot(spot);
  // To about a hundred yards, so that people in one block share what is cached.
  const lat = Number(spot.lat.toFixed(3));
  const lng = Number(spot.lng.toFixed(3));
  const { radius: radiusMiles, game: gameTypeId, cursor } = query;
  const found = await api.discovery.findEvents(
    {
      lat,
      lng,
      radiusMiles,
      limit: 20,
      ...daysToInstants(query),
      ...(gameTypeId && { gameTypeId }),
      ...(cursor && { cursor }),
    },
    { signal: request.signal },
  );
  return { query, spot, events: found.events, nextCursor: found.nextCursor };
}

/** Events near a spot, as a list and on a map. */
export function Component() {
  const { query, spot, events, nextCursor } = useLoaderData<typeof loader>();
  const [, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('cursor');
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      return next;
    });
  return (
    <Page title="Discover events" description={spot ? `Within ${query.radius} miles of ${spot.near}` : undefined}>
      <NearWhat spot={spot} onChange={change} />
      {spot && (
        <div className="discover-parts">
          <Filters query={query} onChange={change} />
          <div className="view-choice">
            <SegmentedControl
              selectedId={query.view}
              label="Show as"
              options={[
                { id: 'list', text: 'List' },
                { id: 'map', text: 'Map' },
              ]}
              onChange={({ detail }) => change({ view: detail.selectedId })}
            />
          </div>
          <div className={`discover-columns show-${query.view}`}>
            <EventResults
              events={events}
              nextCursor={nextCursor}
              radius={query.radius}
              onWiden={() => change({ radius: '50' })}
            />
            <div className="map-column">
              <Suspense fallback={<div className="map" />}>
                <EventMap events={events} spot={spot} radiusMiles={query.radius} />
              </Suspense>
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}
