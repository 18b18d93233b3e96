import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { inviterIn, type Rosters } from '../community/invitable-community.ts';
import { noteCommunity } from '../community/send-to-community.ts';
import type { CommunityInvitationStore, StoredCommunityInvitation } from '../community/store.ts';
import { toShown } from '../community/to-shown.ts';
import { eventToInvite } from '../make-invitations.ts';

type Operations = (typeof hostsContract)['operations'];

interface Parts {
  readonly events: Pick<EventStore, 'find'>;
  readonly community: Pick<CommunityInvitationStore, 'begin' | 'stop'>;
  readonly rosters: Pick<Rosters, 'teams' | 'memberships'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Who is asked is worked out when it is sent: at once by the next run of the job, or at the instant that the host chose. */
export async function inviteCommunity(
  { eventId, whom, inviteSendAt }: Parsed<Operations['inviteCommunity']>,
  caller: Caller,
  { events, community, rosters, due }: Parts,
): Promise<Output<Operations['inviteCommunity']>> {
  const { now, newId } = caller;
  const { userId } = actorOf(caller);
  const event = await eventToInvite({ eventId, inviteSendAt }, now, events);
  const { hostingTeam: teamId } = event;
  if (!teamId) throw new Problem('request.invalid', { fields: { whom: 'No community hosts this event.' } });
  const may = await inviterIn(event, userId, rosters);
  if (!may?.(whom)) throw new Problem('access.denied');
  const invitationId = newId('communityInvitation');
  const invitedAt = now.toISOString();
  const sendAt = inviteSendAt && inviteSendAt > invitedAt ? inviteSendAt : undefined;
  const asked = { eventId, invitationId, teamId, whom, invitedById: userId, invitedAt, ...(sendAt && { sendAt }) };
  const invitation: StoredCommunityInvitation = { ...asked, version: 0, status: 'open', invited: 0 };
  // Work without its invitation does nothing; an invitation without work would never be sent.
  await noteCommunity({ eventId, invitationId }, { part: 0, dueAt: sendAt ?? invitedAt }, due, now);
  await community.begin(invitation);
  return toShown(invitation);
}

export async function stopCommunityInvitation(
  key: Parsed<Operations['stopCommunityInvitation']>,
  { community }: Pick<Parts, 'community'>,
): Promise<Output<Operations['stopCommunityInvitation']>> {
  if (!(await community.stop(key))) throw new Problem('invitation.notFound');
  return {};
}
