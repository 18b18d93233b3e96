import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { Message } from '#shared/contract/message.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import type { eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { hostMail } from '../../hosts/mails.ts';
import type { MailHome } from '../../notifications/event-words.ts';
import type { Notifier } from '../../notifications/notifier.ts';

type HandedOver = Message<typeof eventHandedOver>;

/** Tells the new owner of an event and the former one, as long as the new owner still owns it. Safe to repeat. */
export async function notifyOfHandover(
  { messageId, occurredAt, quiet, data }: HandedOver,
  by: Notifier,
  now: Date,
): Promise<void> {
  const { userId, formerId, eventId } = data;
  const event = quiet ? undefined : (await by.find(eventId))?.event;
  if (!event || event.takenAway || event.creatorId !== userId) return;
  const about = { eventId, startsAt: event.startsAt };
  const handedBy = nameOf(await by.accounts.find(data.handedById), now);
  const letters = {
    [userId]: toHeir(event, handedBy, by.home),
    [formerId]: toFormer(event, { ...data, handedBy }, by.home),
  };
  await inParallel(Object.entries(letters), 2, ([to, told]) =>
    deliver(
      { cause: messageId, causedAt: occurredAt, userId: to, topic: 'invitation', about, tell: () => told },
      by,
      now,
    ),
  );
}

const toHeir = (event: StoredEvent, handedBy: string, home: MailHome): NoticeContent =>
  hostMail(event, home, {
    heading: 'This event is yours now',
    words: `${handedWords(event, handedBy)} You’re its owner now: you can delete it or hand it on.`,
  });

/** An owner who closed their account hands over without a word. */
const handedWords = ({ title }: StoredEvent, handedBy: string) =>
  handedBy === formerPlayer
    ? `The owner of ${title} closed their account, so the event is yours.`
    : `${handedBy} handed ${title} over to you.`;

function toFormer(
  event: StoredEvent,
  { formerId, handedBy, handedById }: HandedOver['data'] & { readonly handedBy: string },
  home: MailHome,
): NoticeContent {
  const { hostName } = event;
  const who = handedById === formerId ? 'You' : handedBy;
  const stays = isHost(event, formerId) ? ' You still host it with them.' : '';
  return hostMail(event, home, {
    heading: `This event is ${hostName}'s now`,
    words: `${who} handed ${event.title} over to ${hostName}.${stays}`,
    why: 'You get this mail because this event was yours.',
  });
}
