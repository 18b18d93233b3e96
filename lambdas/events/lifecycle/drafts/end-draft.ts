import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { draftWarnedMs } from '#shared/events/lifecycle/draft-term.ts';
import { draftEnding } from '#shared/events/lifecycle/messages.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';
import { takingAway } from '../event-deletion.ts';
import { type DraftWork, draftWork } from './draft-work.ts';

interface Ending {
  readonly events: EventStore;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<void>;
}

/**
 * Says that a draft ends, and three days later takes it away. Nothing happens to one that was changed or published since.
 * Safe to repeat.
 * @throws {Problem} record.changed, where a host changes or publishes it in this moment
 */
export async function endDraft(work: DraftWork, by: Ending, now: Date): Promise<void> {
  const { eventId, version, step } = work;
  const event = await by.events.find(eventId);
  if (event?.status !== 'draft' || event.version !== version) return;
  if (step === 'warn') return warn(work, by, now);
  await reviseEvent(event, now, by.events, (before) => takingAway(before));
}

/** A late notice leaves as much time as a punctual one. */
async function warn({ eventId, version }: DraftWork, { due, record }: Ending, now: Date): Promise<void> {
  const keptUntil = new Date(now.getTime() + draftWarnedMs).toISOString();
  await due.schedule(draftWork({ eventId, version, step: 'end' }, keptUntil), now);
  const messageId = idFrom('message', draftEnding.name, eventId, String(version));
  await record(factRow(draftEnding, messageId, now, { eventId, version, keptUntil }));
}
