import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Favourite } from '#shared/events/favourites.ts';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';
import { followingApi } from '../../following-api.ts';
import { loadMe } from '../../me.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Page } from '../../shell/page.tsx';
import { SmallCover } from '../../shell/small-cover.tsx';
import { EventBadges } from './event-badges.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import './event-page.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const me = await loadMe();
  if (me.state !== 'success') return { favourites: [] };
  const cursor = new URL(request.url).searchParams.get('after');
  const input = { userId: me.userId, ...(cursor && { cursor }) };
  return followingApi.listFavourites(input, { signal: request.signal });
}

/** What the person keeps: events, and hosts they follow. */
export function Component() {
  const { favourites, nextCursor } = useLoaderData<typeof loader>();
  return (
    <Page title="Favourites" description="Events you keep and hosts you follow. Nobody else sees this list.">
      {favourites.length === 0 ? <Nothing /> : <List favourites={favourites} />}
      {nextCursor && (
        <AppLink to={`${paths.favourites}?after=${encodeURIComponent(nextCursor)}`}>Older favourites</AppLink>
      )}
    </Page>
  );
}

const Nothing = () => (
  <Container>
    <Box textAlign="center" padding="l">
      <Box variant="strong">Nothing kept yet</Box>
      <Box variant="p">Open an event and choose Keep to find it here again.</Box>
      <AppLink to={paths.discover}>Find events</AppLink>
    </Box>
  </Container>
);

const List = ({ favourites }: { favourites: readonly Favourite[] }) => (
  <ul className="kept">
    {favourites.map((favourite) => (
      <li key={`${favourite.kind} ${favourite.refId}`}>
        <Container>
          <div className="kept-row">
            <div>
              <Kept favourite={favourite} />
            </div>
            <FavouriteButton
              kind={favourite.kind}
              refId={favourite.refId}
              isFavourite
              words={{ add: 'Keep', remove: favourite.kind === 'person' ? 'Following' : 'Kept' }}
              about={favourite.title}
            />
          </div>
        </Container>
      </li>
    ))}
  </ul>
);

function Kept({ favourite: { kind, refId, title, note, event, available } }: { favourite: Favourite }) {
  return (
    <>
      <SmallCover cover={event?.cover} />
      {event ? (
        <AppLink to={paths.event(refId)} fontSize="heading-s">
          {title}
        </AppLink>
      ) : (
        <Box variant="h3">{title}</Box>
      )}
      {event && <EventBadges event={event} />}
      {event && <div>{startOf(event)}</div>}
      {event && !event.isTimeTbd && clocksDiffer(event.timeZone, event.startsAt) && (
        <small>For you: {startIn(viewerZone(), event.startsAt)}</small>
      )}
      {kind === 'person' && available && <div>A host you follow</div>}
      {!available && <div>No longer available</div>}
      {note && <div>{note}</div>}
    </>
  );
}
