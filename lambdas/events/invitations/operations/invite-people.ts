import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import type { EventStore } from '../../details/store.ts';
import { reachableFrom } from '../../details/visibility/reachable.ts';
import { eventToInvite, makeInvitations } from '../make-invitations.ts';
import type { InvitationStore } from '../store.ts';

type InvitePeople = (typeof hostsContract)['operations']['invitePeople'];

export interface InvitingParts {
  readonly events: EventStore;
  readonly invitations: InvitationStore;
  readonly accounts: AccountReader;
  readonly blocks: BlockReader;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Who hosts it or was invited before is left out, so that a repeat invites no one twice. */
export async function invitePeople(
  { eventId, userIds, fromEventId, inviteSendAt }: Parsed<InvitePeople>,
  caller: Caller,
  parts: InvitingParts,
): Promise<Output<InvitePeople>> {
  const event = await eventToInvite({ eventId, inviteSendAt }, caller.now, parts.events);
  const earlier = fromEventId ? await whoWasIn(fromEventId, actorOf(caller).userId, parts.events) : [];
  const invitedById = actorOf(caller).userId;
  const [found, reachable] = await Promise.all([
    parts.accounts.list([...userIds, ...earlier]),
    reachableFrom([invitedById], 'invitation', parts.blocks, caller.now),
  ]);
  const people = found
    .filter((person) => person.emailVerified && person.hasAdditionalInfo && !isHost(event, person.userId))
    .filter(reachable)
    .map(({ userId }) => userId);
  return { invited: await makeInvitations({ eventId, inviteSendAt, people }, caller, parts) };
}

/** @throws {Problem} event.notFound, also for non-hosts */
async function whoWasIn(fromEventId: string, hostId: string, events: EventStore): Promise<string[]> {
  const found = await events.findWithLine(fromEventId);
  if (!found || !isHost(found.event, hostId)) throw new Problem('event.notFound');
  return seating(found.line).in.filter((person) => !isGuestId(person));
}
