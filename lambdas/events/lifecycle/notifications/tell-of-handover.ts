import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver, type Told } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import type { eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { hostMail } from '../../hosts/mails.ts';
import type { MailHome } from '../../notifications/event-words.ts';
import type { Teller } from '../../notifications/teller.ts';

type HandedOver = Message<typeof eventHandedOver>;

/** Tells whoever an event is of now, and whoever it was of, while it is so. Safe to repeat. */
export async function tellOfHandover(
  { messageId, occurredAt, quiet, data }: HandedOver,
  by: Teller,
  now: Date,
): Promise<void> {
  const { userId, formerId, eventId } = data;
  const event = quiet ? undefined : (await by.find(eventId))?.event;
  if (!event || event.takenAway || event.creatorId !== userId) return;
  const about = { eventId, startsAt: event.startsAt };
  const letters = { [userId]: toHeir(event, data, by.home), [formerId]: toFormer(event, data, by.home) };
  await inParallel(Object.entries(letters), 2, ([to, told]) =>
    deliver(
      { cause: messageId, causedAt: occurredAt, userId: to, topic: 'invitation', about, tell: () => told },
      by,
      now,
    ),
  );
}

const toHeir = (event: StoredEvent, { handedBy }: HandedOver['data'], home: MailHome): Told =>
  hostMail(event, home, {
    heading: 'This event is yours now',
    words: `${handedBy} handed ${event.title} over to you. It names you as its host now, and you may delete it or hand it on.`,
  });

function toFormer(
  event: StoredEvent,
  { formerId, displayName, handedBy, handedById }: HandedOver['data'],
  home: MailHome,
): Told {
  const who = handedById === formerId ? 'You' : handedBy;
  const stays = isHost(event, formerId) ? ' You still host it with them.' : '';
  return hostMail(event, home, {
    heading: `This event is ${displayName}'s now`,
    words: `${who} handed ${event.title} over to ${displayName}.${stays}`,
    why: 'You get this mail because this event was yours.',
  });
}
