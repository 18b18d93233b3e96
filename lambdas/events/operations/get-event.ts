import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { shownCount } from '#shared/events/favourites.ts';
import { countSeats, seating, standingOf } from '#shared/events/seats.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { FavouriteStore } from '../favourites/store.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visible-event.ts';

type GetEvent = (typeof events)['operations']['getEvent'];

export async function getEvent(
  input: Parsed<GetEvent>,
  caller: Caller,
  store: EventStore,
  favourites: Pick<FavouriteStore, 'look'>,
): Promise<Output<GetEvent>> {
  const { userId } = actorOf(caller);
  const [{ event, line }, kept] = await Promise.all([
    visibleEvent(input, store, userId),
    favourites.look({ userId, kind: 'event', refId: input.eventId }),
  ]);
  const seated = seating(line);
  const { isFavourite: followsHost } = await favourites.look({ userId, kind: 'person', refId: event.creatorId });
  const canManage = event.creatorId === userId;
  return {
    event,
    seats: countSeats(line, seated),
    mine: standingOf(userId, seated),
    canManage,
    isFavourite: kept.isFavourite,
    followsHost,
    favourites: shownCount(kept.count),
    ...(canManage && event.visibility === 'private' && { shareToken: event.shareToken }),
  };
}
