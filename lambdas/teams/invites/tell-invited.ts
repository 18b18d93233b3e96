import type { Account } from '../../kernel/accounts.ts';
import type { FindHolder } from '../../kernel/address-holder.ts';
import { type Delivery, deliver } from '../../kernel/deliver.ts';
import { idFrom } from '../../kernel/new-id.ts';
import type { TeamReader } from '../../kernel/teams.ts';
import { inviteLetter } from '../notices/invite-letter.ts';
import { inviteToken } from './invite-token.ts';
import type { InviteStore } from './store.ts';
import { isOpen, type StoredInvite } from './stored-invite.ts';

export interface InviteTelling {
  readonly by: Delivery;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly invites: Pick<InviteStore, 'find'>;
  readonly holderOf: FindHolder;
  /** Whether mail about invitations may go to an address that is no account's, now. */
  readonly takesInvitations: (email: string, now: Date) => Promise<boolean>;
}

interface Cause {
  readonly cause: string;
  readonly causedAt: string;
  /** It is not the first mail about it. */
  readonly isReminder: boolean;
}

/** Tells an address or a former member that they are invited, while they are. Safe to repeat. */
export async function tellInvited(
  { teamId, inviteId }: Pick<StoredInvite, 'teamId' | 'inviteId'>,
  { isReminder, ...cause }: Cause,
  { by, teams, invites, holderOf, takesInvitations }: InviteTelling,
  now: Date,
): Promise<void> {
  const [team, invite] = await Promise.all([teams.find(teamId), invites.find(teamId, inviteId)]);
  if (team?.status !== 'active' || !invite || !isOpen(invite, now)) return;
  const { email, invitedById: authorId } = invite;
  const token = inviteToken(await by.secret(), invite);
  const tell = () => inviteLetter({ origin: by.origin, teamName: team.facts.name, invite, token, isReminder });
  const holder = invite.userId ?? (email && (await holderOf(email)));
  const notice = { ...cause, topic: 'invitation' as const, tell };
  if (holder) return void (await deliver({ ...notice, userId: holder, authorId }, by, now));
  if (!email || !(await takesInvitations(email, now))) return;
  const stranger = strangerAt(email, invite);
  const accounts = { ...by.accounts, find: async () => stranger };
  await deliver({ ...notice, userId: stranger.userId }, { ...by, accounts }, now);
}

/** An address without an account is told as a guest is: by mail alone. */
const strangerAt = (email: string, { teamId, invitedAt }: StoredInvite): Account => ({
  userId: idFrom('guest', teamId, email),
  version: 1,
  email,
  emailVerified: true,
  hasAdditionalInfo: false,
  platform: 'rovers',
  createdAt: invitedAt,
  updatedAt: invitedAt,
});
