import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import type { endorsed } from '#shared/people/endorsements/messages.ts';
import { endorsedForLabel } from '#shared/people/endorsements/skills.ts';
import { nameForAll } from '../../ports/naming/name-for-all.ts';
import type { EndorsementStore } from '../store.ts';

interface Ports extends Delivery {
  readonly store: Pick<EndorsementStore, 'of'>;
}

/** Tells a player about an endorsement, while they do. */
export async function notifyOfEndorsement(
  { messageId, occurredAt, data: { userId, authorId, endorsedFor } }: Message<typeof endorsed>,
  by: Ports,
  now: Date,
): Promise<void> {
  const [author, all] = await Promise.all([by.accounts.find(authorId), by.store.of(userId)]);
  const stands = all.some((one) => one.authorId === authorId && one.endorsedFor === endorsedFor);
  if (!author || author.deletedAt || !stands) return;
  const name = nameForAll(author, now);
  const what = endorsedForLabel(endorsedFor);
  const told = {
    subject: `${name} endorsed you: ${what}`,
    content: {
      preheader: 'It’s on your profile now.',
      heading: `${name} endorsed you: ${what}`,
      paragraphs: [
        `You played together, and ${name} endorsed you. It’s on your profile, where you can also remove it.`,
      ],
      action: { label: 'See your profile', url: `${by.origin}/profile` },
      footerLines: ['Sent because players you played with can endorse you.'],
    },
  };
  const notice = { cause: messageId, causedAt: occurredAt, userId, authorId };
  await deliver({ ...notice, topic: 'endorsement', tell: () => told }, by, now);
}
