import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import type { connectionAccepted, connectionAsked } from '#shared/people/connections/messages.ts';
import { nameForAll } from '../../ports/naming/name-for-all.ts';
import type { ConnectionStore } from '../store.ts';

interface Ports extends Delivery {
  readonly connections: Pick<ConnectionStore, 'find'>;
}

const footerLines = ['Sent because players can ask to connect with you.'];

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
    subject: `${name} wants to connect`,
    content: {
      preheader: message ?? 'Accept or decline their request.',
      heading: `${name} wants to connect`,
      paragraphs: [
        `${name} plays near you and wants to connect.`,
        ...(message ? [`${name} writes:\n${message}`] : []),
        "If you decline, we won't tell them.",
      ],
      action: { label: 'Accept or decline', url: `${by.origin}/connect` },
      footerLines,
    },
  };
  const notice = { cause: messageId, causedAt: occurredAt, userId: otherId, authorId: userId };
  const about = { asks: 'connection', person: { personId: userId, personName: name } } as const;
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
    subject: `You and ${name} are connected`,
    content: {
      preheader: 'Invite each other to your next game.',
      heading: `You and ${name} are connected`,
      paragraphs: [`${name} accepted your request. Add them to your lists and invite them to your next game.`],
      action: { label: `See ${name}’s profile`, url: `${by.origin}/profile/${userId}` },
      footerLines,
    },
  };
  const notice = { cause: messageId, causedAt: occurredAt, userId: otherId, authorId: userId };
  await deliver({ ...notice, topic: 'connections', tell: () => told }, by, now);
}
