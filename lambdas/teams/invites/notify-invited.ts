import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { deliverInvitation, type InvitationWays } from '#lambdas/notifications/ports/deliver-invitation.ts';
import { guardianEmails, noDetails } from '#shared/teams/roster/roster.ts';
import { inviteLetter } from '../notifications/invite-letter.ts';
import { isOpen, type StoredInvite } from '../ports/roster/stored-invite.ts';
import type { TeamReader } from '../ports/teams.ts';
import { inviteToken } from './invite-token.ts';
import type { InviteStore } from './store.ts';

export interface InviteNotifier extends InvitationWays {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly invites: Pick<InviteStore, 'find'>;
}

interface Cause {
  readonly cause: string;
  readonly causedAt: string;
  /** It is not the first mail about it. */
  readonly isReminder: boolean;
}

/** Tells an address or a former member that they are invited, while they are. Safe to repeat. */
export async function notifyInvited(
  { teamId, inviteId }: Pick<StoredInvite, 'teamId' | 'inviteId'>,
  { isReminder, ...cause }: Cause,
  { teams, invites, ...ways }: InviteNotifier,
  now: Date,
): Promise<void> {
  const [team, invite] = await Promise.all([teams.find(teamId), invites.find(teamId, inviteId)]);
  if (team?.status !== 'active' || !invite || !isOpen(invite, now)) return;
  const { email, userId, details, invitedById: authorId } = invite;
  const token = inviteToken(await ways.by.secret(), invite);
  const tell = () => inviteLetter({ origin: ways.by.origin, teamName: team.facts.name, invite, token, isReminder });
  const notice = { ...cause, authorId, tell };
  if (userId) return void (await deliver({ ...notice, userId, topic: 'invitation' }, ways.by, now));
  const emails = email ? [email] : guardianEmails(details ?? noDetails);
  for (const address of emails) await deliverInvitation({ ...notice, email: address, scope: teamId }, ways, now);
}
