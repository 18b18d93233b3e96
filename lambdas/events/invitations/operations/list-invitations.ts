import { type BlockReader, hasBlocks, isParted, noBlocks } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { isAskedToHost, isHost } from '#shared/events/hosts/hosting.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { HostshipList } from '../../hosts/hostship-list.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import { statusOf } from '../status-of.ts';
import type { InvitationStore } from '../store.ts';

type ListInvitations = (typeof hostsContract)['operations']['listInvitations'];

interface Parts {
  readonly events: Pick<EventStore, 'find' | 'findWithLine'>;
  readonly answers: Pick<AnswerStore, 'find'>;
  readonly invitations: Pick<InvitationStore, 'listOf'>;
  readonly hostships: HostshipList;
  readonly blocks: BlockReader;
}

/** Events to come, soonest first. The lists say where to look; the event itself says whether it is still so. */
export async function listInvitations(
  caller: Caller,
  { events, invitations, answers, hostships, blocks }: Parts,
): Promise<Output<ListInvitations>> {
  const { userId } = actorOf(caller);
  const [hosted, all, parted] = await Promise.all([
    hostships(userId),
    invitations.listOf(userId),
    hasBlocks(caller.account) ? blocks.partedFrom(userId) : noBlocks,
  ]);
  const invited = all.filter(({ invitedById = '' }) => !isParted(parted, invitedById));
  const hosting = await Promise.all(
    hosted.map(async ({ eventId }) => {
      const event = await events.find(eventId);
      if (!event || !isToCome(event)) return [];
      if (isHost(event, userId)) return [{ event, status: 'confirmed' as const }];
      return isAskedToHost(event, userId) ? [{ event, status: 'invited' as const }] : [];
    }),
  );
  const asked = await Promise.all(
    invited.map(async (invitation) => {
      const { eventId, invitedBy } = invitation;
      const [found, answer] = await Promise.all([events.findWithLine(eventId), answers.find({ eventId, userId })]);
      if (!found || !isToCome(found.event) || found.event.status === 'draft') return [];
      return [{ event: found.event, invitedBy, status: statusOf(invitation, seating(found.line), answer) }];
    }),
  );
  return { hosting: hosting.flat().sort(soonest), invitations: asked.flat().sort(soonest) };

  function isToCome({ endsAt, status }: StoredEvent): boolean {
    return endsAt > caller.now.toISOString() && status !== 'cancelled';
  }
}

const soonest = (a: { event: StoredEvent }, b: { event: StoredEvent }) =>
  a.event.startsAt < b.event.startsAt ? -1 : 1;
