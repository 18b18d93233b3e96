import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Announced } from '#lambdas/notifications/ports/announcements/announced.ts';
import type { Notice, NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import type { Message } from '#shared/contract/message.ts';
import { kindOf } from '#shared/messages/announcements/about.ts';
import type { announcementSent } from '#shared/messages/announcements/messages.ts';
import type { Relays } from '../replies/store.ts';
import { peopleOf, readersOf } from './readers.ts';
import type { AnnouncementStore, StoredAnnouncement } from './store.ts';
import type { Things } from './things.ts';

const mailsAtOnce = 10;

interface Parts {
  readonly announcements: Pick<AnnouncementStore, 'find'>;
  readonly things: Things;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly dependants: Pick<DependantReader, 'list'>;
  /** Tells one account or guest; safe to repeat. */
  readonly tellPlayer: (notice: Notice, now: Date) => Promise<void>;
  readonly relays: Pick<Relays, 'addressFor'>;
  readonly origin: string;
}

/** Delivers an announcement to everyone it is for at this moment, each once. Guardians get it in place of a child. */
export async function tellAnnounced(
  { messageId, occurredAt, data }: Message<typeof announcementSent>,
  parts: Parts,
  now: Date,
): Promise<void> {
  const announcement = await parts.announcements.find(data.announcementId);
  const thing = announcement && (await parts.things[kindOf(announcement.aboutId)].find(announcement.aboutId, now));
  if (!announcement || !thing) return;
  const { authorId, urgentReason } = announcement;
  const author = nameOf(await parts.accounts.find(authorId), now);
  const { eventId, startsAt, timeZone } = thing;
  const about = { ...(eventId && { eventId }), ...(startsAt && { startsAt }), ...(timeZone && { timeZone }) };
  const personIds = groupsThatAreLeft(thing, announcement);
  const { readers } = await readersOf(personIds, authorId, parts.dependants, now);
  await inParallel(readers, mailsAtOnce, async ({ userId, children }) => {
    const replyTo = await repliesTo(announcement, userId, children, parts, now);
    const words = announced(announcement, { thing, author, children, isAnswered: replyTo !== undefined }, parts.origin);
    const notice = { cause: messageId, causedAt: occurredAt, userId, topic: 'announcements' as const, authorId, about };
    const told = { ...words, ...(replyTo && { replyTo }) };
    await parts.tellPlayer({ ...notice, ...(urgentReason && { isUrgent: true }), tell: () => told }, now);
  });
}

/** A team that withdrew in between gets nothing; the others do. */
const groupsThatAreLeft = ({ groups }: Announced, { audience }: StoredAnnouncement): readonly string[] =>
  peopleOf(
    groups,
    audience.filter((key) => groups.some((group) => group.key === key)),
  ) ?? [];

/** Players of an event can write back to its host. Guardians hear in place of a child, whose address it would be. */
async function repliesTo(
  { aboutId, authorId }: StoredAnnouncement,
  userId: string,
  children: readonly string[],
  { relays }: Parts,
  now: Date,
): Promise<string | undefined> {
  if (kindOf(aboutId) !== 'event' || children.length > 0) return undefined;
  return relays.addressFor({ userId, toId: authorId, scopeKind: 'event', scopeId: aboutId }, now);
}

const longestPreview = 140;

interface Frame {
  readonly thing: Announced;
  readonly author: string;
  /** First names of those it is for, where that is not the reader. */
  readonly children: readonly string[];
  /** Replies reach the author. */
  readonly isAnswered: boolean;
}

/** The words as the author wrote them; the mail lays them out as plain text. */
function announced(
  { title, message, urgentReason }: StoredAnnouncement,
  { thing, author, children, isAnswered }: Frame,
  origin: string,
): NoticeContent {
  const isFor = children.length > 0 ? `For ${children.join(', ')}: ` : '';
  const preview = message.replaceAll(/\s+/g, ' ').slice(0, longestPreview);
  return {
    subject: `${isFor}${title} (${thing.name})`,
    content: {
      preheader: isFor + preview,
      heading: isFor + title,
      paragraphs: [
        ...message.split(/\n{2,}/),
        ...(urgentReason ? [`Sent as urgent: ${urgentReason}`] : []),
        `${author}, ${thing.authorIs}`,
      ],
      ...thing.facts(origin),
      footerLines: [
        `Sent because ${thing.because}.`,
        ...(isAnswered
          ? [`Reply to this email to reach ${author}. We pass your reply on without showing your address.`]
          : []),
      ],
    },
  };
}
