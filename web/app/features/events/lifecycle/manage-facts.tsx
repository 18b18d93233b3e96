import { placeLabel } from '#shared/events/details/place-label.ts';
import type { Seats } from '#shared/events/details/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import type { SeenEvent } from '../details/event-access.ts';

/** The event in a line, with the way back to its page. */
export const ManageFacts = ({ seen: { event, seats } }: { readonly seen: SeenEvent }) => (
  <span className="manage-facts">
    <SportTile gameTypeId={event.gameTypeId} size={44} />
    <span className="manage-words">
      <AppLink to={paths.event(event.eventId)}>{event.title}</AppLink>
      <span>{[startOf(event), placeLabel(event.location), spotsWords(seats, event.capacity)].join(' · ')}</span>
    </span>
  </span>
);

const spotsWords = ({ taken }: Seats, capacity: number | null): string =>
  capacity === null ? `${quantity(taken, 'player')} in` : `${taken} of ${quantity(capacity, 'spot')}`;
