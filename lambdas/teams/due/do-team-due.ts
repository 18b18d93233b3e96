import type { InviteStore } from '../invites/store.ts';
import { type InviteTelling, tellInvited } from '../invites/tell-invited.ts';
import type { TeamDue } from '../teams-queue.ts';

interface Parts {
  readonly telling: InviteTelling;
  readonly invites: InviteStore;
}

/** What is not so any more is passed over. Safe to repeat. */
export async function doTeamDue(due: TeamDue, dueAt: string, parts: Parts, now: Date): Promise<void> {
  const invite = await parts.invites.find(due.teamId, due.inviteId);
  if (invite?.status !== 'pending' || invite.invitedAt !== due.invitedAt) return;
  if (due.what === 'inviteEnd') return void (await parts.invites.settle(invite, 'expired', now));
  const cause = `teams.inviteReminder/${due.inviteId}/${due.invitedAt}/${due.day}`;
  await tellInvited(invite, { cause, causedAt: dueAt, isReminder: true }, parts.telling, now);
}
