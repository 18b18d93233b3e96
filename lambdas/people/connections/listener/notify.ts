import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import type { connectionAccepted, connectionAsked } from '#shared/people/connections/messages.ts';
import { nameForAll } from '../../ports/naming/name-for-all.ts';
import type { ConnectionStore } from '../store.ts';

interface Ports extends Delivery {
  readonly connections: Pick<ConnectionStore, 'find'>;
}

const footerLines = ['You get this mail because people can ask to connect with you.'];

/** Tells a player about a connection request, while it stands. */
export async function notifyOfRequest(
  { messageId, occurredAt, data: { userId, otherId } }: Message<typeof connectionAsked>,
  by: Ports,
  now: Date,
): Promise<void> {
  const [asking, standing] = await Promise.all([
    by.accounts.find(userId),
    by.connections.find({ userId: otherId, otherId: userId }),
  ]);
  if (!asking || asking.deletedAt || standing?.status !== 'askedBy') return;
  const name = nameForAll(asking, now);
  const { message } = standing;
  const told = {
    subject: `${name} would like to connect`,
    content: {
      preheader: message ?? 'Accept or decline on your connections page.',
      heading: `${name} would like to connect`,
      paragraphs: [
        `${name} plays near you and asks whether you want to be connected.`,
        ...(message ? [`${name} writes:\n${message}`] : []),
        "If you decline, we won't tell them.",
      ],
      action: { label: 'Answer', url: `${by.origin}/connect` },
      footerLines,
    },
  };
  const notice = { cause: messageId, causedAt: occurredAt, userId: otherId, authorId: userId };
  const about = { asks: 'connection' } as const;
  await deliver({ ...notice, topic: 'connections', about, tell: () => told }, by, now);
}

/** Tells who asked that they are connected now. */
export async function notifyOfAcceptance(
  { messageId, occurredAt, data: { userId, otherId } }: Message<typeof connectionAccepted>,
  by: Ports,
  now: Date,
): Promise<void> {
  const [accepting, standing] = await Promise.all([by.accounts.find(userId), by.connections.find({ userId, otherId })]);
  if (!accepting || accepting.deletedAt || standing?.status !== 'connected') return;
  const name = nameForAll(accepting, now);
  const told = {
    subject: `${name} accepted: you are connected`,
    content: {
      preheader: 'Each of you sees more of the other now.',
      heading: `You and ${name} are connected`,
      paragraphs: [`${name} accepted your request. You can put them on your lists and invite them to your events.`],
      action: { label: `Open the profile of ${name}`, url: `${by.origin}/profile/${userId}` },
      footerLines,
    },
  };
  const notice = { cause: messageId, causedAt: occurredAt, userId: otherId, authorId: userId };
  await deliver({ ...notice, topic: 'connections', tell: () => told }, by, now);
}
