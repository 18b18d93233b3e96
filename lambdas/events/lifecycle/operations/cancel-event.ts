import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { Caller } from '../../kernel/serve.ts';
import { cancellation } from '../cancellation.ts';
import { reviseEvent } from '../revise-event.ts';
import type { EventStore } from '../store.ts';

type CancelEvent = (typeof events)['operations']['cancelEvent'];

export async function cancelEvent(
  { reason, message, ...event }: Parsed<CancelEvent>,
  { now }: Caller,
  store: EventStore,
): Promise<Output<CancelEvent>> {
  const cancelled = { reason, ...(message && { message }) };
  return reviseEvent(event, now, store, (before) => cancellation(before, cancelled, now));
}
