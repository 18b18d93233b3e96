import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { eventScheduled } from '#shared/events/messages.ts';
import { refusePast, refusePolicy } from '../../details/event-details.ts';
import { factOf } from '../../details/facts.ts';
import { refuseUnpayable } from '../../details/refuse-unpayable.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';

type PublishEvent = (typeof events)['operations']['publishEvent'];

export async function publishEvent(
  input: Parsed<PublishEvent>,
  { now }: Caller,
  store: EventStore,
  sellers: Sellers,
): Promise<Output<PublishEvent>> {
  return reviseEvent(input, now, store, async (before) => {
    if (before.status !== 'draft') throw new Problem('event.notEditable');
    refusePast(before, now);
    refusePolicy(before, now);
    await refuseUnpayable(before, sellers, now);
    return {
      changes: { status: 'scheduled' },
      facts: (after) => [factOf(eventScheduled, after, { eventId: after.eventId })],
    };
  });
}
