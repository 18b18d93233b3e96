import { quantity } from '#shared/quantity.ts';
import { teamInvitesApi } from '#web/app/operations/teams/team-invites-api.ts';
import { teamMembersApi } from '#web/app/operations/teams/team-members-api.ts';

/** What whoever keeps a community does on the page of its invitations. */
export type InviteIntent =
  | { readonly intent: 'mail'; readonly emails: readonly string[]; readonly message: string }
  | { readonly intent: 'former'; readonly userId: string }
  | { readonly intent: 'revoke'; readonly inviteId: string }
  | { readonly intent: 'code'; readonly days?: number; readonly mostUses?: number };

/** Does it, and says so. */
export async function inviteIntents(teamId: string, sent: InviteIntent): Promise<string> {
  if (sent.intent === 'revoke') {
    await teamInvitesApi.revokeTeamInvite({ teamId, inviteId: sent.inviteId });
    return 'The invitation is taken back';
  }
  if (sent.intent === 'code') {
    const { intent: _, ...ends } = sent;
    await teamMembersApi.renewJoinCode({ teamId, ...ends });
    return 'There is a new code; the one before works no more';
  }
  const whom =
    sent.intent === 'mail' ? { emails: [...sent.emails], message: sent.message } : { userIds: [sent.userId] };
  const { invited } = await teamInvitesApi.inviteToTeam({ teamId, ...whom });
  if (invited === 0) return 'Everybody of them is invited already';
  return invited === 1 ? 'One invitation is on its way' : `${quantity(invited, 'invitation')} are on their way`;
}
