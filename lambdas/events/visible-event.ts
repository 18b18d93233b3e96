import { Problem } from '#shared/contract/errors.ts';
import { isOnLine, type SeatLine } from '#shared/events/seats.ts';
import type { StoredLine } from './line.ts';
import type { EventStore } from './store.ts';
import type { StoredEvent } from './stored-event.ts';
import { canSee, type Viewer } from './visibility.ts';

type Found = { readonly event: StoredEvent; readonly line: SeatLine };

/** Whether somebody may know an event. Only where nothing else lets them is it asked whether they were invited. */
export async function maySee(
  { event, line }: Found,
  { userId, token }: Pick<Viewer, 'userId' | 'token'>,
  events: Pick<EventStore, 'isInvited'>,
): Promise<boolean> {
  const isOnList = userId !== undefined && isOnLine(userId, line);
  if (canSee(event, { userId, token, isOnList })) return true;
  if (userId === undefined || event.status === 'draft') return false;
  return events.isInvited({ eventId: event.eventId, userId });
}

/**
 * An event with its line, for somebody who may see it.
 * @throws {Problem} event.notFound, also when it exists and they may not know
 */
export async function visibleEvent(
  { eventId, token }: { eventId: string; token?: string | undefined },
  events: Pick<EventStore, 'findWithLine' | 'isInvited'>,
  userId?: string,
): Promise<{ event: StoredEvent; line: StoredLine }> {
  const found = await events.findWithLine(eventId);
  if (!found || !(await maySee(found, { userId, token }, events))) throw new Problem('event.notFound');
  return found;
}
