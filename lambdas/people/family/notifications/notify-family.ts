import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Notice, NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message } from '#shared/contract/message.ts';
import { statusAt } from '#shared/people/family/connection.ts';
import type { familyAnswered, familyAsked } from '#shared/people/family/messages.ts';
import { familyTopic } from '../asking-notice.ts';
import type { FamilyStore } from '../store.ts';

/** Asks the recipient of a request, in the product and by mail (R-FAM-04, R-FAM-09). Safe to repeat. */
export async function notifyOfConnectionRequest(
  { messageId, occurredAt, quiet, data }: Message<typeof familyAsked>,
  store: Pick<FamilyStore, 'find'>,
  by: Delivery,
  now: Date,
): Promise<void> {
  const { connectionId, version, requesterId, recipientId } = data;
  const [found, requester] = await Promise.all([store.find(recipientId, connectionId), by.accounts.find(requesterId)]);
  const waits = found?.version === version && statusAt(found, now) === 'pending';
  if (quiet || !waits || !requester || requester.deletedAt) return;
  const requesterName = requester.displayName ?? '';
  const asked = { requesterId, requesterName, relation: found.recipientRelation };
  const about = { asks: 'family', family: { ...asked, familyMemberId: recipientId, connectionId } } as const;
  const told = letter(by.origin, {
    subject: `${requesterName} wants to add you as family`,
    words: `${requesterName} says you’re their ${wordFor(found.recipientRelation)}. Nothing is shared until you accept. The request expires in 30 days.`,
    action: 'Accept or decline',
  });
  await deliver(
    { ...toOne(messageId, occurredAt), userId: recipientId, authorId: requesterId, about, tell: () => told },
    by,
    now,
  );
}

/** Tells the requester the answer (R-FAM-06, R-FAM-08). Safe to repeat. */
export async function notifyOfAnswer(
  { messageId, occurredAt, quiet, data }: Message<typeof familyAnswered>,
  by: Delivery,
  now: Date,
): Promise<void> {
  const { requesterId, recipientId, accepted } = data;
  const recipient = await by.accounts.find(recipientId);
  if (quiet || !recipient || recipient.deletedAt) return;
  const name = recipient.displayName ?? '';
  const told = letter(by.origin, {
    subject: accepted ? `${name} is in your family` : `${name} declined your family request`,
    words: accepted
      ? `${name} accepted your request. You’ll both find each other under Family.`
      : `${name} declined your request. You can ask again in 30 days.`,
    action: 'See your family',
  });
  await deliver(
    { ...toOne(messageId, occurredAt), userId: requesterId, authorId: recipientId, tell: () => told },
    by,
    now,
  );
}

const toOne = (cause: string, causedAt: string): Pick<Notice, 'cause' | 'causedAt' | 'topic'> => ({
  cause,
  causedAt,
  topic: familyTopic,
});

const wordFor = (relation: string) => (relation === 'other' ? 'relative' : relation);

interface Said {
  readonly subject: string;
  readonly words: string;
  readonly action: string;
  /** On our own origin; the settings unless it is said. */
  readonly path?: string;
}

/** How the product writes about families. */
export const letter = (
  origin: string,
  { subject, words, action, path = '/settings?tab=general' }: Said,
): NoticeContent => ({
  subject,
  content: {
    preheader: words,
    heading: subject,
    paragraphs: [words],
    action: { label: action, url: `${origin}${path}` },
    footerLines: ['Sent because of your family connections.'],
  },
});
