import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { type LettingIn, maySee } from '../../ports/event-visibility.ts';
import { keptEventLetter } from './letters.ts';
import { type AboutEvent, type NewEventNotifier, notifiedAtOnce } from './notify-of-new-event.ts';

interface KeptTeller extends NewEventNotifier {
  readonly events: LettingIn;
}

/**
 * Tells users who saved an event that it is put off, called off or at another time or place. Who is on its list or runs it
 * hears of that otherwise, and who may not see it any more not at all.
 */
export async function notifyFollowers(
  { messageId, occurredAt, quiet, data }: Message<AboutEvent>,
  by: KeptTeller,
  now: Date,
): Promise<void> {
  const { eventId } = data;
  const situation = quiet ? undefined : await by.find(eventId);
  if (!situation || now >= new Date(situation.event.startsAt)) return;
  const { event, line } = situation;
  const told = keptEventLetter(event, by.home);
  if (!told) return;
  const keepers = await by.keepersOf({ kind: 'event', refId: eventId });
  const others = keepers.filter(({ userId }) => !isHost(event, userId) && !isOnLine(userId, line));
  await inParallel(others, notifiedAtOnce, async ({ userId }) => {
    if (!(await maySee(situation, { userId }, by.events))) return;
    const about = { eventId, startsAt: event.startsAt };
    await deliver(
      { cause: messageId, causedAt: occurredAt, userId, topic: 'eventChange', about, tell: () => told },
      by,
      now,
    );
  });
}
