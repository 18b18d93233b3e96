import Button from '@cloudscape-design/components/button';
import { Link, useSearchParams } from 'react-router';
import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { Stars } from '#web/blocks/look/stars.ts';
import { accessLabel, standingLabel } from './place-words.ts';
import type { LookedForPlaces } from './places-query.ts';
import '#web/app/shell/page/page-parts.css';

interface PlaceResultsProps {
  readonly places: readonly PlaceCard[];
  readonly nextCursor: string | undefined;
  readonly query: LookedForPlaces;
  /** Where distances are measured from. */
  readonly spot: Point;
  readonly onWiden: () => void;
}

/** A page at a time, by name. */
export function PlaceResults({ places, nextCursor, query, spot, onWiden }: PlaceResultsProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (nextCursor) next.set('cursor', nextCursor);
  if (!query.bounds) next.set('radius', String(query.radius));
  if (places.length === 0) return <NothingFound query={query} onWiden={onWiden} />;
  return (
    <div className="list-column">
      <ul className="page-rows">
        {places.map((place) => (
          <li key={place.placeId}>
            <RowLink
              href={paths.place(place.placeId)}
              picture={<SportTile gameTypeId={place.sports[0] ?? otherGameTypeId} />}
              title={place.name}
              line={<PlaceLine place={place} spot={spot} />}
              link={Link}
            />
          </li>
        ))}
      </ul>
      {nextCursor && <MoreLink to={`?${next}`}>More places</MoreLink>}
    </div>
  );
}

const PlaceLine = ({ place, spot }: { readonly place: PlaceCard; readonly spot: Point }) => (
  <>
    {[place.address, place.cityName].filter(Boolean).join(', ')} · {milesFrom(spot, place)}
    <br />
    {place.sports.map((sport) => gameTypeLabel(sport)).join(', ')}
    <br />
    {factsOf(place)}
    {place.score.average !== undefined && (
      <>
        {' · '}
        <Stars value={Math.round(place.score.average)} /> {place.score.average} of 5
      </>
    )}
  </>
);

const factsOf = ({ access, courts, status }: PlaceCard) =>
  [accessLabel(access), courts > 0 && quantity(courts, 'court'), status !== 'listed' && standingLabel[status]]
    .filter(Boolean)
    .join(' · ');

function milesFrom(spot: Point, place: Point): string {
  const miles = distanceMiles(spot, place);
  return miles < 1 ? 'less than a mile' : `${miles.toFixed(miles < 10 ? 1 : 0)} miles`;
}

const NothingFound = ({ query: { bounds, radius }, onWiden }: Pick<PlaceResultsProps, 'query' | 'onWiden'>) => (
  <div className="list-column">
    <EmptyState
      pose="sniffing"
      title="No places match these filters"
      text="Change the filters, or add the place you know."
      action={!bounds && radius < 50 && <Button onClick={onWiden}>Look within 50 miles</Button>}
    />
  </div>
);
