import { type BlockReader, isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import { hostIdsOf, isHost } from '#shared/events/hosts/hosting.ts';
import { eventScheduled } from '#shared/events/messages.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { Situation } from '../../details/situation.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { FollowersOf, FollowingPlayer } from '../../favourites/followers.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { newEventLetter } from './letters.ts';

export interface NewEventNotifier extends Omit<Notifier, 'blocks'> {
  readonly blocks: Pick<BlockReader, 'isBlocked' | 'partedFrom'>;
  readonly keepersOf: FollowersOf;
}

/** Facts about one event. */
export type AboutEvent = typeof eventScheduled;

export const notifiedAtOnce = 10;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tells followers of its hosts, its community or its place about an event that just became public. The event is
 * the cause, and of those of a series their series: no one gets it twice, whatever they follow of it.
 */
export async function notifyOfNewEvent(
  { type, quiet, occurredAt, data }: Message<AboutEvent>,
  by: NewEventNotifier,
  now: Date,
): Promise<void> {
  const situation = quiet ? undefined : await by.find(data.eventId);
  if (!situation || !isNews(situation.event, type, now)) return;
  const { event } = situation;
  const { eventId, startsAt, creatorId, rootId } = event;
  const told = newEventLetter(event, by.home);
  await inParallel(await wanting(situation, occurredAt, by), notifiedAtOnce, async ({ userId, notify }) => {
    if (notify === 'important' && !(await playsIt(userId, event, by))) return;
    const notice = {
      cause: `following/${rootId ?? eventId}`,
      causedAt: occurredAt,
      userId,
      topic: 'following',
    } as const;
    await deliver({ ...notice, authorId: creatorId, about: { eventId, startsAt }, tell: () => told }, by, now);
  });
}

/** A change is news only when it is that a private event became public, at the time that was set for it. */
function isNews(event: StoredEvent, type: string, now: Date): boolean {
  const { status, visibility, takenAway, startsAt, makePublicAfter } = event;
  if (status !== 'scheduled' || visibility !== 'public' || takenAway || now >= new Date(startsAt)) return false;
  if (type === eventScheduled.name) return true;
  const since = makePublicAfter === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(makePublicAfter);
  return since >= 0 && since < dayMs;
}

/** Who followed by then, each once, as they want most; not who runs it or has answered, nor people blocked by or blocking its creator. */
async function wanting(
  { event, line }: Situation,
  by: string,
  { keepersOf, blocks }: NewEventNotifier,
): Promise<FollowingPlayer[]> {
  const { hostingTeam, location, creatorId } = event;
  const followed = await Promise.all([
    ...hostIdsOf(event).map((refId) => keepersOf({ kind: 'person', refId })),
    ...(hostingTeam ? [keepersOf({ kind: 'team', refId: hostingTeam })] : []),
    ...(location.placeId ? [keepersOf({ kind: 'place', refId: location.placeId })] : []),
  ]);
  const parted = await blocks.partedFrom(creatorId);
  const wishes = new Map<string, FollowingPlayer>();
  for (const keeper of followed.flat())
    if (keeper.createdAt <= by && wishes.get(keeper.userId)?.notify !== 'all') wishes.set(keeper.userId, keeper);
  return [...wishes.values()].filter(
    ({ userId }) => !isHost(event, userId) && !isOnLine(userId, line) && !isParted(parted, userId),
  );
}

const playsIt = async (userId: string, { gameTypeId }: StoredEvent, { accounts }: NewEventNotifier): Promise<boolean> =>
  (await accounts.find(userId))?.games?.includes(gameTypeId) === true;
