import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { shownCount } from '#shared/events/favourites.ts';
import { countSeats, seating, standingOf } from '#shared/events/seats.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { AnswerStore } from '../answers.ts';
import { ratedOf } from '../attendance/ratings/rated-of.ts';
import type { RatingStore } from '../attendance/ratings/store.ts';
import { drawOf } from '../draws/draw-of.ts';
import type { FavouriteStore } from '../favourites/store.ts';
import { isAskedToHost, isHost } from '../hosts/hosting.ts';
import { minimumOf } from '../minimum-of.ts';
import { toMyAnswer } from '../my-answer.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visible-event.ts';

type GetEvent = (typeof events)['operations']['getEvent'];

/** What a person keeps beside the line. */
interface Kept {
  readonly answers: Pick<AnswerStore, 'find'>;
  readonly favourites: Pick<FavouriteStore, 'look'>;
  readonly ratings: Pick<RatingStore, 'count'>;
}

export async function getEvent(
  input: Parsed<GetEvent>,
  caller: Caller,
  store: EventStore,
  { answers, favourites, ratings }: Kept,
): Promise<Output<GetEvent>> {
  const { userId } = actorOf(caller);
  const { eventId } = input;
  const [{ event, line }, answer, kept, isInvited] = await Promise.all([
    visibleEvent(input, store, userId),
    answers.find({ eventId, userId }),
    favourites.look({ userId, kind: 'event', refId: eventId }),
    store.isInvited({ eventId, userId }),
  ]);
  const seated = seating(line);
  const { isFavourite: followsHost } = await favourites.look({ userId, kind: 'person', refId: event.creatorId });
  const canManage = isHost(event, userId);
  return {
    event,
    seats: countSeats(line, seated),
    ...drawOf(line),
    ...minimumOf(event, line, caller.now),
    ...(await ratedOf(event, ratings, caller.now)),
    mine: standingOf(userId, seated),
    answer: toMyAnswer(userId, line, answer, caller.now),
    canManage,
    isInvited,
    isAskedToHost: isAskedToHost(event, userId),
    isFavourite: kept.isFavourite,
    followsHost,
    favourites: shownCount(kept.count),
    ...(canManage && event.visibility === 'private' && { shareToken: event.shareToken }),
  };
}
