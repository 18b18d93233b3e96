import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';
import { cancellation } from '../cancellation.ts';

type CancelEvent = (typeof events)['operations']['cancelEvent'];

export async function cancelEvent(
  { reason, message, ...event }: Parsed<CancelEvent>,
  { now }: Caller,
  store: EventStore,
): Promise<Output<CancelEvent>> {
  const cancelled = { reason, ...(message && { message }) };
  return reviseEvent(event, now, store, (before) => cancellation(before, cancelled, now));
}
