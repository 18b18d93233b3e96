import { createHash } from 'node:crypto';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { deliverInvitation, type InvitationWays } from '#lambdas/notifications/ports/deliver-invitation.ts';
import { between } from '#lambdas/people/ports/between.ts';
import type { ConnectionReader } from '#lambdas/people/ports/connections/player-connections.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { Invitee } from '#shared/competitions/tournaments/entry-list.ts';
import type { TournamentNews } from '#shared/competitions/tournaments/messages.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { partnerToken } from './partner-token.ts';
import type { StoredTournament, TournamentReader } from './tournament-reader.ts';

export interface PartnerInvitationParts extends InvitationWays {
  readonly tournaments: Pick<TournamentReader, 'listsOf'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly connections: Pick<ConnectionReader, 'stateOf'>;
}

/** What stands for an invited player in a message, which carries no address; another one for every player who invites them. */
export const inviteeKey = (byId: string, invitee: Invitee): string =>
  createHash('sha256')
    .update(JSON.stringify([byId, invitee]))
    .digest('hex')
    .slice(0, 32);

type Invited = Extract<TournamentNews, { what: 'partnerInvited' }>;

/**
 * Invites a player to be the partner of one who still waits. Accounts that the sender may not invite, as with a block
 * between the two or a child that is no connection, hear nothing. Safe to repeat.
 */
export async function notifyOfInvitation(
  tournament: StoredTournament,
  { byId, categoryId, invitee: key }: Invited,
  at: { readonly occurredAt: string; readonly now: Date },
  parts: PartnerInvitationParts,
): Promise<void> {
  const { tournamentId, slug, facts } = tournament;
  const { by, holderOf } = parts;
  const { now } = at;
  const lists = await parts.tournaments.listsOf(tournamentId);
  const seeker = lists.find((one) => one.categoryId === categoryId)?.list.seekers.find(({ userId }) => userId === byId);
  const invitee = seeker?.invited?.find((one) => inviteeKey(byId, one) === key);
  if (!invitee) return;
  const userId = 'userId' in invitee ? invitee.userId : await holderOf(invitee.email);
  if (userId && !(await mayInvite(byId, userId, now, parts))) return;
  const token = partnerToken(await by.secret(), { tournamentId, categoryId, seekerId: byId });
  const name = nameForAll(await by.accounts.find(byId), now);
  const subject = `${name} invites you to play as a pair: ${facts.name}`;
  const category = facts.categories.find((one) => one.categoryId === categoryId)?.name ?? '';
  const words = `${name} wants you as their partner in ${category}. Join, and you’re both in.`;
  const notice = {
    cause: idFrom('message', 'partnerInvited', tournamentId, categoryId, byId, key),
    causedAt: at.occurredAt,
    authorId: byId,
    tell: () => ({
      subject,
      content: {
        preheader: words,
        heading: subject,
        paragraphs: [words],
        action: { label: 'See the invitation', url: `${by.origin}/tournament/${slug}?partner=${token}` },
        footerLines: [`Sent because ${name} invited you.`],
      },
    }),
  };
  if (userId) await deliver({ ...notice, userId, topic: 'invitation' }, by, now);
  else if ('email' in invitee)
    await deliverInvitation({ ...notice, email: invitee.email, scope: tournamentId }, parts, now);
}

/** Whether one player may invite another (decision D21). */
async function mayInvite(
  byId: string,
  userId: string,
  now: Date,
  { by, blocks, connections }: PartnerInvitationParts,
): Promise<boolean> {
  const person = await by.accounts.find(userId);
  if (!person || person.deletedAt || userId === byId) return false;
  const [parted, state] = await Promise.all([blocks.partedFrom(byId), connections.stateOf(byId, userId)]);
  return mayDeal('invitation', between(byId, person, parted, now, state === 'connected'));
}
