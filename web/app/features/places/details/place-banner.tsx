import Badge from '@cloudscape-design/components/badge';
import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';
import type { Place } from '#shared/places/schemas.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import { Cover } from '#web/blocks/look/cover.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { dayWords, kindLabel, standingLabel } from '../search/place-words.ts';
import type { SeenPlace } from './edit/place-access.ts';

interface PlaceBannerProps {
  readonly seen: SeenPlace;
  readonly children: ReactNode;
}

/** The top of a place: its first photo or the field of its first sport, and planning an event there. */
export function PlaceBanner({ seen, children }: PlaceBannerProps) {
  const { place } = seen;
  const { name, placeId, sports, photos } = place;
  const sport = sports[0] ?? otherGameTypeId;
  return (
    <BannerPage
      title={name}
      line={lineOf(place)}
      cover={<Cover id={placeId} gameTypeId={sport} picture={photos?.[0]} isFirst />}
      mark={<SportTile gameTypeId={sport} size={72} />}
      actions={<Actions {...seen} />}
    >
      <Standing place={place} />
      {children}
    </BannerPage>
  );
}

/** `Park · Austin, TX · Tennis, Running`. */
const lineOf = ({ kind, location, sports }: Place): string =>
  [kindLabel(kind), location.city.name, sports.map((sport) => gameTypeLabel(sport)).join(', ')]
    .filter(Boolean)
    .join(' · ');

function Actions({ place: { placeId, standing }, canManage, isSignedIn }: SeenPlace) {
  const navigate = useNavigate();
  const to = canManage ? paths.editPlace(placeId) : paths.suggestPlace(placeId);
  return (
    <>
      {isOpenToPlans(standing) && (
        <Link className="brand-button" to={paths.createAt(placeId)}>
          Plan an event here
        </Link>
      )}
      {isSignedIn && (
        <>
          <LaterKeepThing kind="place" refId={placeId} />
          <Button iconName="edit" onClick={() => void navigate(to)}>
            {canManage ? 'Edit' : 'Suggest an edit'}
          </Button>
        </>
      )}
    </>
  );
}

function Standing({ place: { standing, claimedAt } }: { place: Place }) {
  return (
    <div className="place-badges">
      <Badge color={standing.status === 'verified' ? 'green' : 'grey'}>{standingLabel[standing.status]}</Badge>
      {claimedAt && <Badge color="blue">Managed by the people who run it</Badge>}
      {standing.status === 'temporarily_closed' && (
        <span>
          Until {dayWords(standing.until)}: {standing.reason}
        </span>
      )}
      {standing.status === 'duplicate_of' && (
        <AppLink to={paths.place(standing.placeId)}>Go to the main listing</AppLink>
      )}
    </div>
  );
}
