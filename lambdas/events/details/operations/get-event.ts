import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { NameSight, Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { shownCount } from '#shared/events/favourites/favourite-counts.ts';
import { hostingOf, isAskedToHost } from '#shared/events/hosts/hosting.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { namelessPlayer } from '#shared/people/privacy/may-name.ts';
import { ratedOf } from '../../attendance/ratings/rated-of.ts';
import type { RatingReader } from '../../attendance/ratings/reader.ts';
import { drawOf } from '../../draws/draw-of.ts';
import type { FavouriteReader } from '../../favourites/reader.ts';
import type { ChangeStore } from '../../lifecycle/changes/change-store.ts';
import { minimumOf } from '../../lifecycle/minimum/minimum-of.ts';
import { standingAt } from '../../ports/event-visibility.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import { toMyAnswer } from '../../rsvp/my-answer.ts';
import type { EventStore } from '../store.ts';
import type { StoredEvent } from '../stored-event.ts';
import { teamsHere } from '../team-standing.ts';
import { visibleEvent } from '../visibility/visible-event.ts';

type GetEvent = (typeof events)['operations']['getEvent'];

/** What a person keeps beside the line. */
interface Kept {
  readonly answers: Pick<AnswerStore, 'find'>;
  readonly favourites: Pick<FavouriteReader, 'look'>;
  readonly ratings: Pick<RatingReader, 'count'>;
  readonly naming: Pick<Naming, 'of'>;
  readonly changes: Pick<ChangeStore, 'unseenAt'>;
}

export async function getEvent(
  input: Parsed<GetEvent>,
  caller: Caller,
  store: EventStore,
  { answers, favourites, ratings, naming, changes }: Kept,
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
  const mine = standingOf(userId, seated);
  const { manages: canManage, managesJoiners, checksIn } = await standingAt(event, userId, store.standingIn);
  const changed = await changeToSee(event, userId, mine, changes);
  const sight = { userId, now: caller.now, needs: canManage, shares: mine.status === 'in' };
  return {
    event: await withHostNames(event, sight, naming),
    seats: countSeats(line, seated),
    ...drawOf(line),
    ...minimumOf(event, line, caller.now),
    ...(await ratedOf(event, ratings, caller.now)),
    mine,
    answer: toMyAnswer(userId, line, answer, caller.now),
    canManage,
    canManageJoiners: managesJoiners,
    canCheckIn: checksIn,
    ...(event.eligibility?.membersOnly && { isMember: (await teamsHere(event, userId, store)).length > 0 }),
    isInvited,
    ...(changed && { changeToSee: changed.version }),
    isAskedToHost: isAskedToHost(event, userId),
    isFavourite: kept.isFavourite,
    followsHost,
    favourites: shownCount(kept.count),
    ...(event.onlineUrl && (canManage || mine.status === 'in') && { onlineUrl: event.onlineUrl }),
    ...(canManage && event.payOutside && { payOutside: event.payOutside }),
    ...(canManage && { hosting: [...hostingOf(event)] }),
    ...(canManage && event.visibility === 'private' && { shareToken: event.shareToken }),
  };
}

/** Only people who are in are asked to look at a change, and of an event that still takes place. */
const changeToSee = async (
  { eventId, status, version }: StoredEvent,
  userId: string,
  mine: Output<GetEvent>['mine'],
  changes: Kept['changes'],
) =>
  mine.status === 'in' && status === 'scheduled' && version > 1 ? changes.unseenAt({ eventId, userId }) : undefined;

/** A minor who hosts is written down as "Player": a viewer who may know more reads their name now. */
async function withHostNames(event: StoredEvent, sight: NameSight, naming: Pick<Naming, 'of'>): Promise<StoredEvent> {
  const hosts = event.hosts ?? [];
  const unnamed = hosts.filter(({ displayName }) => displayName === namelessPlayer).map(({ userId }) => userId);
  if (unnamed.length === 0) return event;
  const names = await naming.of(unnamed, sight);
  const nameOf = (userId: string, stored: string) => names.get(userId)?.name ?? stored;
  return {
    ...event,
    hostName: nameOf(event.creatorId, event.hostName),
    hosts: hosts.map((host) => ({ ...host, displayName: nameOf(host.userId, host.displayName) })),
  };
}
