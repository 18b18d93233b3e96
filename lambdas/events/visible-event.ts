import { Problem } from '#shared/contract/errors.ts';
import { isOnLine } from '#shared/events/seats.ts';
import type { StoredLine } from './line.ts';
import type { EventStore } from './store.ts';
import type { StoredEvent } from './stored-event.ts';
import { canSee } from './visibility.ts';

/**
 * An event with its line, for somebody who may see it.
 * @throws {Problem} event.notFound, also when it exists and they may not know
 */
export async function visibleEvent(
  { eventId, token }: { eventId: string; token?: string | undefined },
  events: EventStore,
  userId?: string,
): Promise<{ event: StoredEvent; line: StoredLine }> {
  const found = await events.findWithLine(eventId);
  const isOnList = userId !== undefined && found !== undefined && isOnLine(userId, found.line);
  if (!found || !canSee(found.event, { userId, token, isOnList })) throw new Problem('event.notFound');
  return found;
}
