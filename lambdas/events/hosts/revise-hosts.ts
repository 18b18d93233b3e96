import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import { canEdit } from '#shared/events/details/states.ts';
import type { EventStore } from '../details/store.ts';
import { revised, type StoredEvent } from '../details/stored-event.ts';

interface Decided {
  /** Who hosts the event and, where that changes, who owns it. */
  readonly changes: Pick<StoredEvent, 'hosting'> & Partial<Pick<StoredEvent, 'creatorId' | 'hostName'>>;
  /** What became true with that. */
  readonly facts: (after: StoredEvent) => readonly ReturnType<typeof factRow>[];
}

/**
 * Decides on the hosts as they are and writes what comes of it unless the event changed in between; otherwise decides
 * again. Nothing is written where they stay as they are.
 * @throws {Problem} event.notFound, event.notEditable, host.notFound and what `decide` throws
 */
export function reviseHosts(
  eventId: string,
  now: Date,
  store: Pick<EventStore, 'find' | 'save'>,
  decide: (before: StoredEvent) => Decided | undefined,
  retry = createRetry(),
): Promise<StoredEvent> {
  return retry(async () => {
    const before = await store.find(eventId);
    if (!before) throw new Problem('event.notFound');
    const decided = decide(before);
    if (!decided) return before;
    if (!canEdit(before, now)) throw new Problem('event.notEditable');
    const after = revised(before, now, decided.changes);
    const { outcome } = await store.save(before, after, decided.facts(after));
    if (outcome === 'heirGone') throw new Problem('host.notFound');
    if (outcome !== 'saved') throw changed();
    return after;
  });
}

/** Another writer was faster: the same as any other contention. */
const changed = () => contention('The event changed');
