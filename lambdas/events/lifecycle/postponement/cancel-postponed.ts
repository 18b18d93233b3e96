import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import type { Message } from '#shared/contract/message.ts';
import { postponedAtMostMs } from '#shared/events/details/states.ts';
import type { eventPostponed } from '#shared/events/messages.ts';
import { EventId } from '#shared/ids.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';
import { cancellation } from '../cancellation.ts';

export const callOffQueue = 'events-postponed';
export const CallOff = z.strictObject({ eventId: EventId });

/** The version keeps a second postponement apart from a first. */
export const callOffWork = ({ data, occurredAt }: Message<typeof eventPostponed>): DueWork => ({
  queue: callOffQueue,
  key: `${data.eventId} ${data.version}`,
  dueAt: new Date(Date.parse(occurredAt) + postponedAtMostMs).toISOString(),
  data: { eventId: data.eventId },
});

/** Calls an event off unless it got a new time, or was postponed again since. Safe to repeat. */
export async function callOff({ eventId }: z.output<typeof CallOff>, store: EventStore, now: Date): Promise<void> {
  const event = await store.find(eventId);
  if (event?.status !== 'postponed' || !event.postponedAt) return;
  if (now.getTime() < Date.parse(event.postponedAt) + postponedAtMostMs) return;
  const cancelled = { reason: 'other' as const, message: 'No new time was set within 60 days.' };
  await reviseEvent(event, now, store, (before) => cancellation(before, cancelled, now));
}
