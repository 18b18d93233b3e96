import type { Output } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/host-contract.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import { isAskedToHost, isHost } from '../../hosts/hosting.ts';
import type { HostshipList } from '../../hosts/hostship-list.ts';
import type { EventStore } from '../../store.ts';
import type { StoredEvent } from '../../stored-event.ts';
import type { InvitationStore } from '../store.ts';

type ListInvitations = (typeof hostsContract)['operations']['listInvitations'];

interface Parts {
  readonly events: Pick<EventStore, 'find'>;
  readonly invitations: Pick<InvitationStore, 'listOf'>;
  readonly hostships: HostshipList;
}

/** Events to come, soonest first. The lists say where to look; the event itself says whether it is still so. */
export async function listInvitations(
  caller: Caller,
  { events, invitations, hostships }: Parts,
): Promise<Output<ListInvitations>> {
  const { userId } = actorOf(caller);
  const [hosted, invited] = await Promise.all([hostships(userId), invitations.listOf(userId)]);
  const hosting = await Promise.all(
    hosted.map(async ({ eventId }) => {
      const event = await upcoming(eventId);
      if (!event) return [];
      if (isHost(event, userId)) return [{ event, status: 'confirmed' as const }];
      return isAskedToHost(event, userId) ? [{ event, status: 'invited' as const }] : [];
    }),
  );
  const asked = await Promise.all(
    invited.map(async ({ eventId, invitedBy }) => {
      const event = await upcoming(eventId);
      return event && event.status !== 'draft' ? [{ event, invitedBy }] : [];
    }),
  );
  return { hosting: hosting.flat().sort(soonest), invitations: asked.flat().sort(soonest) };

  async function upcoming(eventId: string): Promise<StoredEvent | undefined> {
    const event = await events.find(eventId);
    return event && event.endsAt > caller.now.toISOString() && event.status !== 'cancelled' ? event : undefined;
  }
}

const soonest = (a: { event: StoredEvent }, b: { event: StoredEvent }) =>
  a.event.startsAt < b.event.startsAt ? -1 : 1;
