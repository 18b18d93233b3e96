import { deliverInvitation, type InvitationWays } from '#lambdas/notifications/ports/deliver-invitation.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { placeMailed } from '#shared/competitions/seasons/messages.ts';
import { mailedPlaceDays } from '#shared/competitions/seasons/registration.ts';
import type { Message } from '#shared/contract/message.ts';
import { mailedPlaceToken } from '../registration/mailed-place-token.ts';
import { isOffered } from '../registration/moves/transfer.ts';
import type { Stored } from '../stored.ts';

interface Parts extends InvitationWays {
  readonly stored: Pick<Stored, 'registration'>;
}

/** Tells an address that it is offered a place in a season, as long as it is. Safe to repeat. */
export async function notifyOfMailedPlace(
  { messageId, occurredAt, quiet, data }: Message<typeof placeMailed>,
  now: Date,
  { stored, ...ways }: Parts,
): Promise<void> {
  const { seasonId, seasonLabel, fromUserId, offeredUntil: until } = data;
  const held = quiet ? undefined : await stored.registration(fromUserId, seasonId);
  const email = held?.offeredTo ?? '';
  if (!isOffered(held, { email, until }, now)) return;
  const name = nameForAll(await ways.by.accounts.find(fromUserId), now);
  const token = mailedPlaceToken(await ways.by.secret(), { seasonId, fromUserId, offeredUntil: until });
  const subject = `${name} offers you a spot in ${seasonLabel}`;
  const told = {
    subject,
    content: {
      preheader: `${subject}.`,
      heading: subject,
      paragraphs: [
        `${subject}. Sign in to accept or decline.`,
        `The offer is for this email only and expires in ${mailedPlaceDays} days.`,
      ],
      action: { label: 'See the offer', url: `${ways.by.origin}/season-place?token=${token}` },
      footerLines: [`Sent because ${name} entered your email.`],
    },
  };
  const cause = { cause: messageId, causedAt: occurredAt, authorId: fromUserId };
  await deliverInvitation({ ...cause, email, scope: seasonId, tell: () => told }, ways, now);
}
