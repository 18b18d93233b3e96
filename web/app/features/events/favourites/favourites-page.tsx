import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { favouriteKinds } from '#shared/events/favourites/favourite-words.ts';
import { type Favourite, FavouriteKind } from '#shared/events/favourites/favourites.ts';
import { following } from '#shared/events/following/contract.ts';
import { ListId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { FavouriteLists } from './favourite-lists.tsx';
import { KeptRow } from './favourite-row.tsx';
import { kindTitles } from './favourite-titles.ts';
import '../details/event-page.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { data: kind } = FavouriteKind.safeParse(searchParams.get('kind'));
  const { data: listId } = ListId.safeParse(searchParams.get('list'));
  const cursor = searchParams.get('after');
  const narrowed = { ...(kind && { kind }), ...(listId && { listId }) };
  const me = await loadMe();
  if (me.state !== 'success') return { favourites: [], lists: [], listsVersion: 0, nextCursor: undefined, narrowed };
  const input = { userId: me.userId, ...narrowed, ...(cursor && { cursor }) };
  return {
    nextCursor: undefined,
    ...(await operations(following).listFavourites(input, { signal: request.signal })),
    narrowed,
  };
}

/** What the person keeps, each kind together, and the lists by which they sort it. */
export function Component() {
  const { favourites, lists, listsVersion, nextCursor, narrowed } = useLoaderData<typeof loader>();
  const isNarrowed = Object.keys(narrowed).length > 0;
  return (
    <Page title="Favorites" description="What you’ve saved and who you follow. Only you see this.">
      <SpaceBetween size="l">
        <FavouriteLists lists={lists} version={listsVersion} narrowed={narrowed} />
        {favourites.length === 0 && (isNarrowed ? <p>No favorites here.</p> : <Nothing />)}
        {favouriteKinds.map((kind) => (
          <OneKind
            key={kind}
            title={kindTitles[kind]}
            favourites={favourites.filter((one) => one.kind === kind)}
            lists={lists}
          />
        ))}
        {nextCursor && <MoreLink to={paths.favouritesOf({ ...narrowed, after: nextCursor })}>Older favorites</MoreLink>}
      </SpaceBetween>
    </Page>
  );
}

const Nothing = () => (
  <EmptyState
    pose="sniffing"
    title="No favorites yet"
    text="Open an event, a community or a place and choose Save or Follow to find it here."
    action={
      <PageButton to={paths.discover} variant="primary">
        Find events
      </PageButton>
    }
  />
);

interface OneKindProps {
  readonly title: string;
  readonly favourites: readonly Favourite[];
  readonly lists: readonly { readonly listId: string; readonly name: string }[];
}

const OneKind = ({ title, favourites, lists }: OneKindProps) =>
  favourites.length > 0 && (
    <section>
      <Box variant="h2" margin={{ bottom: 's' }}>
        {title}
      </Box>
      <ul className="kept">
        {favourites.map((favourite) => (
          <KeptRow key={favourite.refId} favourite={favourite} lists={lists} />
        ))}
      </ul>
    </section>
  );
