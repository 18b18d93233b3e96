import { Problem } from '#shared/contract/errors.ts';
import { maySee } from '../ports/event-visibility.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { EventStore } from './store.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * An event with its line, for a reader who may see it.
 * @throws {Problem} event.notFound, also when it exists and they may not know
 */
export async function visibleEvent(
  { eventId, token }: { eventId: string; token?: string | undefined },
  events: Pick<EventStore, 'findWithLine' | 'isInvited' | 'standingIn'>,
  userId?: string,
): Promise<{ event: StoredEvent; line: StoredLine }> {
  const found = await events.findWithLine(eventId);
  if (!found || !(await maySee(found, { userId, token }, events))) throw new Problem('event.notFound');
  return found;
}
