import { Problem } from '#shared/contract/errors.ts';
import type { Attachment } from '#shared/events/files/attachment.ts';
import type { EventStore } from '../details/store.ts';
import { revised, type StoredEvent } from '../details/stored-event.ts';

const tries = 8;

/**
 * Changes what is attached to an event as it is now, and looks again when it was changed meanwhile.
 * @throws {Problem} event.notFound, server.busy, and what `decide` throws
 */
export async function changeFiles(
  eventId: string,
  store: EventStore,
  now: Date,
  decide: (attachments: readonly Attachment[], event: StoredEvent) => Attachment[],
): Promise<{ attachments: Attachment[] }> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await store.find(eventId);
    if (!before) throw new Problem('event.notFound');
    const attachments = decide(before.attachments ?? [], before);
    const saved = await store.save(before, revised(before, now, { attachments }), []);
    if (saved.outcome === 'saved') return { attachments };
  }
  throw new Problem('server.busy', { retryAfterSeconds: 1 });
}
