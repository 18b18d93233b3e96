import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { statusAt } from '#shared/events/details/states.ts';
import { eventPostponed } from '#shared/events/messages.ts';
import { factOf } from '../../details/facts.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';

type PostponeEvent = (typeof events)['operations']['postponeEvent'];

export async function postponeEvent(
  input: Parsed<PostponeEvent>,
  { now }: Caller,
  store: EventStore,
): Promise<Output<PostponeEvent>> {
  return reviseEvent(input, now, store, (before) => {
    if (statusAt(before, now) !== 'scheduled') throw new Problem('event.notEditable');
    return {
      changes: { status: 'postponed', postponedAt: now.toISOString() },
      facts: (after) => [factOf(eventPostponed, after, { eventId: after.eventId, version: after.version })],
    };
  });
}
