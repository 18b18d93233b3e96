import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import { minimumDecidesAt, missingPeople } from '#shared/events/lifecycle/minimum.ts';
import { eventAtRisk } from '#shared/events/messages.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';
import { cancellation } from '../cancellation.ts';
import type { MinimumWork } from './minimum-work.ts';

interface Judging {
  readonly events: EventStore;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<void>;
}

/**
 * Warns, or calls an event off, when too few people are in. Nothing happens when the host keeps the event, put the decision
 * off, or moved the event since. Safe to repeat.
 */
export async function judgeMinimum({ eventId, step, decidesAt }: MinimumWork, by: Judging, now: Date): Promise<void> {
  const found = await by.events.findWithLine(eventId);
  if (found?.event.status !== 'scheduled' || missingPeople(found.event, found.line) === 0) return;
  const { event } = found;
  if (minimumDecidesAt(event).toISOString() !== decidesAt || now >= new Date(event.startsAt)) return;
  if (step === 'decide') return callOff(event, by.events, now);
  if (now >= new Date(decidesAt)) return;
  const messageId = idFrom('message', eventAtRisk.name, eventId, decidesAt);
  await by.record(factRow(eventAtRisk, messageId, now, { eventId, startsAt: event.startsAt, decidesAt }));
}

/** Only while too few are in: a player who joins in this moment keeps the event on. */
async function callOff(event: { eventId: string; version: number }, events: EventStore, now: Date): Promise<void> {
  const cancelled = { reason: 'minimum_not_met' as const };
  try {
    await reviseEvent(event, now, events, (before) => ({
      ...cancellation(before, cancelled, now),
      isStill: (line) => missingPeople(before, line) > 0,
    }));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'event.notEditable') throw error;
  }
}
