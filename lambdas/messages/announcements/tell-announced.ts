import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { AnnouncedEvent, AnnouncedEvents } from '#lambdas/events/ports/announcements/announced-event.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Notice, NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import type { Message } from '#shared/contract/message.ts';
import { EventId, isDependantId } from '#shared/ids.ts';
import { Audience } from '#shared/messages/announcements/contract.ts';
import type { announcementSent } from '#shared/messages/announcements/messages.ts';
import type { Relays } from '../replies/store.ts';
import { recipientsOf } from './reach.ts';
import type { AnnouncementStore, StoredAnnouncement } from './store.ts';

const mailsAtOnce = 10;

interface Parts {
  readonly announcements: Pick<AnnouncementStore, 'find'>;
  readonly events: Pick<AnnouncedEvents, 'find'>;
  readonly accounts: Pick<AccountReader, 'find'>;
  /** Tells one person; safe to repeat. */
  readonly tellPlayer: (notice: Notice, now: Date) => Promise<void>;
  readonly relays: Pick<Relays, 'addressFor'>;
  readonly origin: string;
}

/** Delivers an announcement to everyone it is for at this moment, each once. */
export async function tellAnnounced(
  { messageId, occurredAt, data }: Message<typeof announcementSent>,
  parts: Parts,
  now: Date,
): Promise<void> {
  const announcement = await parts.announcements.find(data.announcementId);
  const event = announcement && (await parts.events.find(EventId.parse(announcement.scopeId)));
  if (!announcement || !event) return;
  const { authorId } = announcement;
  const author = nameOf(await parts.accounts.find(authorId), now);
  const about = { eventId: event.eventId, startsAt: event.startsAt };
  const recipients = recipientsOf(event, Audience.array().parse(announcement.audience), authorId);
  await inParallel(recipients, mailsAtOnce, async (userId) => {
    const { scopeKind, scopeId } = announcement;
    // Guardians hear in place of a child, whose address it would be.
    const replyTo = isDependantId(userId)
      ? undefined
      : await parts.relays.addressFor({ userId, toId: authorId, scopeKind, scopeId }, now);
    const words = announced(announcement, { event, author, isAnswered: replyTo !== undefined }, parts.origin);
    const notice = { cause: messageId, causedAt: occurredAt, userId, topic: 'announcements' as const, authorId, about };
    await parts.tellPlayer({ ...notice, tell: () => ({ ...words, ...(replyTo && { replyTo }) }) }, now);
  });
}

const longestPreview = 140;

interface Frame {
  readonly event: AnnouncedEvent;
  readonly author: string;
  /** Replies reach the author. */
  readonly isAnswered: boolean;
}

/** The words as the host wrote them; the mail lays them out as plain text. */
function announced(
  { title, message }: StoredAnnouncement,
  { event, author, isAnswered }: Frame,
  origin: string,
): NoticeContent {
  return {
    subject: `${title} (${event.title})`,
    content: {
      preheader: message.replaceAll(/\s+/g, ' ').slice(0, longestPreview),
      heading: title,
      paragraphs: [...message.split(/\n{2,}/), `${author}, host of ${event.title}`],
      ...event.facts(origin),
      footerLines: [
        `Sent because you’re on the list of ${event.title}.`,
        ...(isAnswered
          ? [`Reply to this email to reach ${author}. We pass your reply on without showing your address.`]
          : []),
      ],
    },
  };
}
