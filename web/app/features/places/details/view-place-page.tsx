import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useMemo } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { places } from '#shared/places/contract.ts';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import { PinsOnMap } from '#web/app/map/pins-on-map.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { PlaceUpkeep } from '../conditions/place-conditions.tsx';
import { PlaceEvents } from '../events/place-events.tsx';
import { PlaceRatings } from '../ratings/place-ratings.tsx';
import { placeIdOf, seePlace } from './edit/place-access.ts';
import { PlaceBanner } from './place-banner.tsx';
import { PlaceCourts } from './place-courts.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceKeeping } from './place-management.tsx';
import './places.css';

const PlacePhotos = lazy(async () => ({ default: (await import('../photos/place-photos.tsx')).PlacePhotos }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const placeId = placeIdOf(params.id);
  const [seen, { events }, { ratings }] = await Promise.all([
    seePlace(placeId, signal),
    operations(places).listPlaceEvents({ placeId, limit: 5 }, { signal }),
    operations(places).listPlaceRatings({ placeId, limit: 20 }, { signal }),
  ]);
  const { standing } = seen.place;
  // Managers can reopen the listing; other readers go on to the main one.
  if (standing.status === 'duplicate_of' && !seen.canManage) throw redirect(paths.place(standing.placeId));
  const listed = seen.canManage ? await operations(places).listPlaceSuggestions({ placeId }, { signal }) : undefined;
  const me = seen.isSignedIn ? await loadMe() : undefined;
  return { seen, events, ratings, listed, userId: me?.state === 'success' ? me.userId : undefined };
}

/** One place: where it is, what is there, what it is like now and what happens there. */
export function Component() {
  const { seen, events, ratings, listed, userId } = useLoaderData<typeof loader>();
  const { place } = seen;
  const { name, location: where, placeId } = place;
  // Readers look at photos first; where there are none, asking for one comes last.
  const hasPhotos = place.photos !== undefined && place.photos.length > 0;
  const photos = (
    <Suspense>
      <PlacePhotos seen={seen} userId={userId} />
    </Suspense>
  );
  const pins = useMemo(() => [{ ...where.point, name }], [where.point, name]);
  return (
    <PlaceBanner seen={seen}>
      <div className="place-columns">
        <div>
          <PinsOnMap label={`Map of ${name}`} pins={pins} />
          {hasPhotos && photos}
          <PlaceFacts place={place} />
          <PlaceCourts place={place} />
        </div>
        <div className="place-aside">
          {listed && <PlaceKeeping place={place} listed={listed} />}
          <PlaceUpkeep seen={seen} />
          <Container header={<Header variant="h2">Upcoming events here</Header>}>
            <SpaceBetween size="m">
              <PlaceEvents events={events} />
              <SpaceBetween direction="horizontal" size="m">
                <AppLink to={paths.placePoster(placeId)}>Print a poster</AppLink>
                <Link href={calendarOf(placeId)}>Add to your calendar</Link>
              </SpaceBetween>
            </SpaceBetween>
          </Container>
          {!seen.canManage && !place.claimedAt && isOpenToPlans(place.standing) && (
            <p>
              Do you run this place? <AppLink to={paths.placeManagers(placeId)}>Claim it</AppLink>
            </p>
          )}
        </div>
        <div>
          <PlaceRatings seen={seen} ratings={ratings} />
          {!hasPhotos && seen.isSignedIn && photos}
        </div>
      </div>
    </PlaceBanner>
  );
}

/** For calendar apps, which then load it again and again. */
const calendarOf = (placeId: string) => `webcal://${location.host}/calendars/places/${encodeURIComponent(placeId)}`;
