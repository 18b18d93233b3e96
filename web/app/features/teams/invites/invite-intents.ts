import { quantity } from '#shared/quantity.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What whoever keeps a community does on the page of its invitations. */
export type InviteIntent =
  | { readonly intent: 'mail'; readonly emails: readonly string[]; readonly message: string }
  | { readonly intent: 'former'; readonly userId: string }
  | { readonly intent: 'revoke'; readonly inviteId: string }
  | { readonly intent: 'code'; readonly days?: number; readonly mostUses?: number };

/** Does it, and says so. */
export async function inviteIntents(teamId: string, sent: InviteIntent): Promise<string> {
  if (sent.intent === 'revoke') {
    await operations(teamInvites).revokeTeamInvite({ teamId, inviteId: sent.inviteId });
    return 'The invitation is taken back';
  }
  if (sent.intent === 'code') {
    const { intent: _, ...ends } = sent;
    await operations(teamMembers).renewJoinCode({ teamId, ...ends });
    return 'There is a new code; the one before works no more';
  }
  const whom =
    sent.intent === 'mail' ? { emails: [...sent.emails], message: sent.message } : { userIds: [sent.userId] };
  const { invited } = await operations(teamInvites).inviteToTeam({ teamId, ...whom });
  if (invited === 0) return 'Everybody of them is invited already';
  return invited === 1 ? 'One invitation is on its way' : `${quantity(invited, 'invitation')} are on their way`;
}
