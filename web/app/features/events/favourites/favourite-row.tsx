import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import type { Favourite } from '#shared/events/favourites/favourites.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { FavouriteButton } from '#web/app/favourites/favourite-button.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { clocksDiffer, startIn, startOf, viewerZone } from '#web/blocks/event-time.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { Pictured } from '#web/blocks/look/pictured.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { EventBadges } from '../details/event-badges.tsx';
import { notifyLabel, pageOf } from './favourite-titles.ts';

const load = async () => ({ default: (await import('./favourite-dialog.tsx')).KeptDialog });
const KeptDialog = lazy(load);

interface KeptRowProps {
  readonly favourite: Favourite;
  readonly lists: readonly { readonly listId: string; readonly name: string }[];
}

/** One saved thing, with what was said of it. */
export function KeptRow({ favourite, lists }: KeptRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { kind, refId, title, available } = favourite;
  const follows = kind === 'person' || kind === 'team' || kind === 'place';
  return (
    <li>
      <Container>
        <div className="kept-row">
          <Pictured picture={<FavouritePicture favourite={favourite} />}>
            <Kept favourite={favourite} list={lists.find(({ listId }) => listId === favourite.listId)?.name} />
          </Pictured>
          <SpaceBetween direction="horizontal" size="xs">
            {available && (
              <Button ariaLabel={`Change ${title}`} onClick={() => setOpen(true)}>
                Change
              </Button>
            )}
            <FavouriteButton
              kind={kind}
              refId={refId}
              isFavourite
              words={follows ? { add: 'Follow', remove: 'Following' } : { add: 'Save', remove: 'Saved' }}
              about={title}
            />
          </SpaceBetween>
        </div>
      </Container>
      <OnceOpened isOpen={isOpen} load={load}>
        <KeptDialog isOpen={isOpen} favourite={favourite} lists={lists} onClose={() => setOpen(false)} />
      </OnceOpened>
    </li>
  );
}

/** A face, a crest or what is played. */
function FavouritePicture({ favourite: { kind, refId, title, event } }: { favourite: Favourite }) {
  if (kind === 'person') return <Avatar name={title} size={40} />;
  if (kind === 'team') return <Crest id={refId} name={title} />;
  return <SportTile gameTypeId={event?.gameTypeId ?? otherGameTypeId} picture={event?.cover} />;
}

function Kept({ favourite, list }: { favourite: Favourite; list: string | undefined }) {
  const { kind, note, notify, event, available } = favourite;
  return (
    <>
      <KeptTitle favourite={favourite} />
      {event && <EventBadges event={event} />}
      {event && <div>{startOf(event)}</div>}
      {event && !event.isTimeTbd && clocksDiffer(event.timeZone, event.startsAt) && (
        <small>For you: {startIn(viewerZone(), event.startsAt)}</small>
      )}
      {kind === 'person' && available && <div>A host you follow</div>}
      {note && <div>{note}</div>}
      {available && notify !== 'none' && (
        <div>
          <small>{notifyLabel(kind, notify)}</small>
        </div>
      )}
      {list && <Badge>{list}</Badge>}
    </>
  );
}

/** What is gone has no page any more; a place that closed has. */
function KeptTitle({ favourite: { kind, refId, title, available, isClosed } }: { favourite: Favourite }) {
  if (!available && !isClosed)
    return (
      <>
        <Box variant="h3">{title}</Box>
        <div>No longer available</div>
      </>
    );
  return (
    <>
      <AppLink to={pageOf[kind](refId)} fontSize="heading-s">
        {title}
      </AppLink>
      {isClosed && <div>This place is closed</div>}
    </>
  );
}
