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
    heading: 'You own this event now',
    words: `${handedWords(event, handedBy)} As the owner you can delete it or hand it to another host.`,
  });

/** An owner who closed their account hands over without a word. */
const handedWords = ({ title }: StoredEvent, handedBy: string) =>
  handedBy === formerPlayer
    ? `The owner of ${title} closed their account, so the event is yours.`
    : `${handedBy} handed you ${title}.`;

function toFormer(
  event: StoredEvent,
  { formerId, handedBy, handedById }: HandedOver['data'] & { readonly handedBy: string },
  home: MailHome,
): NoticeContent {
  const { hostName } = event;
  const who = handedById === formerId ? 'You' : handedBy;
  const stays = isHost(event, formerId) ? ' You still co-host it.' : '';
  return hostMail(event, home, {
    heading: `${hostName} owns this event now`,
    words: `${who} handed ${event.title} to ${hostName}.${stays}`,
    why: 'Sent because you owned this event.',
  });
}
