import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { EventCard } from '#shared/discovery/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { Spot } from '#web/app/map/location.ts';
import { SmallCover } from '#web/app/media/small-cover.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';

interface CityEventsProps {
  readonly spot: Spot;
  readonly events: readonly EventCard[];
  /** There are more this week than these. */
  readonly isMore: boolean;
}

const shown = 6;

/** This week's events around the city, and how many of each game. */
export function CityEvents({ spot, events, isMore }: CityEventsProps) {
  const where = { lat: spot.lat.toFixed(4), lng: spot.lng.toFixed(4), near: spot.near, radius: '25' };
  const to = (more: Record<string, string> = {}) => `${paths.discover}?${new URLSearchParams({ ...where, ...more })}`;
  if (events.length === 0)
    return (
      <Container header={<Header variant="h2">This week</Header>}>
        <p>Nothing public is on within 25 miles this week.</p>
        <AppLink to={to()}>Look at later weeks</AppLink>
      </Container>
    );
  const games = Map.groupBy(events, ({ gameTypeId }) => gameTypeId);
  return (
    <div className="city-parts">
      <Container header={<Header variant="h2">This week</Header>}>
        <ul className="entry-list">
          {events.slice(0, shown).map((event) => (
            <li key={event.eventId}>
              <SmallCover cover={event.cover} />
              <AppLink to={paths.event(event.eventId)} fontSize="heading-s">
                {event.title}
              </AppLink>
              <div>
                {startOf(event)} · {event.placeLabel}
              </div>
              {event.needed !== undefined && <div className="needed">Needs {event.needed} more to take place</div>}
            </li>
          ))}
        </ul>
        <p>
          <AppLink to={to()}>All events around {spot.near}</AppLink>
        </p>
      </Container>
      <Container header={<Header variant="h2">By game</Header>}>
        <ul className="game-list">
          {[...games]
            .sort(([, a], [, b]) => b.length - a.length)
            .map(([gameTypeId, of]) => (
              <li key={gameTypeId}>
                <AppLink to={to({ game: gameTypeId })}>{gameTypeLabel(gameTypeId)}</AppLink> {of.length}
              </li>
            ))}
        </ul>
        {isMore && <p>Counted among the next hundred events.</p>}
      </Container>
    </div>
  );
}
