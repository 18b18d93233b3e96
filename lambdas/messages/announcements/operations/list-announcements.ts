import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { type Announced, unansweredKey } from '#lambdas/notifications/ports/announcements/announced.ts';
import type { DependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { announcementsContract } from '#shared/messages/announcements/contract.ts';
import type { AnnouncementStore, StoredAnnouncement } from '../store.ts';
import { knownThing, type Things } from '../things.ts';

type Operations = (typeof announcementsContract)['operations'];

interface Parts {
  readonly things: Things;
  readonly announcements: Pick<AnnouncementStore, 'list'>;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly dependantsOf: DependantsOf;
}

/** Those who run a thing see all about it, everyone else what they sent and what is for them or their children. */
export async function listAnnouncements(
  { aboutId }: Parsed<Operations['listAnnouncements']>,
  caller: Caller,
  { things, announcements, accounts, dependantsOf }: Parts,
): Promise<Output<Operations['listAnnouncements']>> {
  const { userId } = actorOf(caller);
  const { thing, right } = await knownThing(aboutId, userId, things, caller.now);
  const [sent, dependantIds] = await Promise.all([announcements.list(aboutId), dependantsOf(userId)]);
  const runs = right.sendsTo === 'all';
  const isMine = ({ authorId }: StoredAnnouncement) => runs || authorId === userId;
  const shown = sent.filter((one) => isMine(one) || isFor([userId, ...dependantIds], one, thing));
  const authors = await accounts.list(shown.map(({ authorId }) => authorId));
  const authorOf = new Map(authors.map((author) => [author.userId, author]));
  return {
    announcements: shown.map((one) => {
      const { announcementId, title, message, urgentReason, sentAt, reach, authorId } = one;
      return {
        ...{ announcementId, title, message, sentAt },
        authorName: nameOf(authorOf.get(authorId), caller.now),
        ...(urgentReason && { urgentReason }),
        ...(isMine(one) && { reach }),
      };
    }),
    maySend: runs || right.sendsTo.length > 0,
  };
}

/** An announcement to people without an answer stays visible to those who have answered since. */
const isFor = (personIds: readonly string[], { audience }: StoredAnnouncement, { groups }: Announced): boolean =>
  groups
    .filter(({ key }) => audience.includes(key) || audience.some((one) => one.startsWith(unansweredKey)))
    .some((group) => personIds.some((personId) => group.personIds.includes(personId)));
