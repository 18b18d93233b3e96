import type { EventStore } from '../../details/store.ts';
import { type CommunitySending, CommunityWork, sendToCommunity } from '../community/send-to-community.ts';
import { PlannedInvitations, sendInvitations } from '../send-invitations.ts';
import type { InvitationStore } from '../store.ts';

interface Parts extends CommunitySending {
  readonly events: EventStore;
  readonly invitations: InvitationStore;
}

/** Sends planned invitations of an event, or goes on with one of a community. */
export function sendWhatIsDue(data: unknown, by: Parts, now: () => Date): Promise<void> {
  const community = CommunityWork.safeParse(data);
  if (community.success) return sendToCommunity(community.data, by, now);
  return sendInvitations(PlannedInvitations.parse(data), by.events, by.invitations, now());
}
