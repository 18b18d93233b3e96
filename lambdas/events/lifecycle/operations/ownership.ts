import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { isUnsettled } from '#lambdas/payments/ports/orders/is-unsettled.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { ownedBy } from '#shared/events/hosts/hosting.ts';
import type { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import { newShareToken } from '../../details/share-token.ts';
import type { EventStore } from '../../details/store.ts';
import { handoverFacts } from '../../hosts/handover-facts.ts';
import { takingAway } from '../event-deletion.ts';
import { owns } from '../owns.ts';

type Operations = (typeof lifecycleContract)['operations'];

export interface OwnershipParts {
  readonly events: EventStore;
  readonly memberships: Pick<Memberships, 'find'>;
  readonly orders: Pick<Orders, 'listOf'>;
}

/** To a host who confirmed: they said already that they want to. The former owner still hosts it, and both hear of it. */
export async function transferEvent(
  { userId, ...input }: Parsed<Operations['transferEvent']>,
  caller: Caller,
  { events, memberships }: Omit<OwnershipParts, 'orders'>,
): Promise<Output<Operations['transferEvent']>> {
  return reviseEvent(input, caller.now, events, async (before) => {
    if (!(await owns(before, caller, memberships))) throw new Problem('access.denied');
    if (!canEdit(before, caller.now)) throw new Problem('event.notEditable');
    const changes = ownedBy(before, userId);
    if (!changes) throw new Problem('host.notFound');
    const by = actorOf(caller).userId;
    return { changes, facts: (after) => handoverFacts(before, after, by) };
  });
}

/** A draft, or what is cancelled and is empty, once all that was paid for it is settled. A date of a series is its rule's to take away. */
export async function deleteEvent(
  input: Parsed<Operations['deleteEvent']>,
  caller: Caller,
  { events, memberships, orders }: OwnershipParts,
): Promise<Output<Operations['deleteEvent']>> {
  await reviseEvent(input, caller.now, events, async (before) => {
    if (!(await owns(before, caller, memberships))) throw new Problem('access.denied');
    if (before.takenAway) throw new Problem('event.notFound');
    const isOver = before.status === 'draft' || before.status === 'cancelled';
    if (!isOver || before.seriesId) throw new Problem('event.notEditable');
    if ((await orders.listOf(before.eventId)).some(isUnsettled)) throw new Problem('event.refundFirst');
    return takingAway(before);
  });
  return {};
}

/** Who has the link that there was finds nothing there any more; who is in stays in. Dates of a series share theirs. */
export async function createInviteLink(
  input: Parsed<Operations['createInviteLink']>,
  caller: Caller,
  { events }: Pick<OwnershipParts, 'events'>,
): Promise<Output<Operations['createInviteLink']>> {
  const { shareToken } = await reviseEvent(input, caller.now, events, (before) => {
    if (before.seriesId || !canEdit(before, caller.now)) throw new Problem('event.notEditable');
    return { changes: { shareToken: newShareToken() }, facts: () => [] };
  });
  return { shareToken };
}
