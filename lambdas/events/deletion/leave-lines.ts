import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { createSeatStore, type SeatStore } from '../rsvp/line/seats.ts';
import { rsvpEntity } from '../rsvp/rsvp.entity.ts';
import { standingRsvpEntity } from '../series/standing-rsvps/standing-rsvp.entity.ts';

const atOnce = 4;

/**
 * Gives up every seat and every wait of a deleted account, whatever the hour, where the event has not begun: the next in
 * line moves up. Answers to whole series go first, so that no date is joined again behind it. Safe to repeat.
 */
export async function leaveLines(userId: string, table: Table, now: Date): Promise<void> {
  const standing = standingRsvpEntity(table);
  const { data: series } = await standing.query.byPerson({ userId }).go({ pages: 'all' });
  for (const { rootId } of series) await standing.delete({ rootId, userId }).go();
  const rsvps = rsvpEntity(table).query.byPerson({ userId }).gte({ startsAt: now.toISOString() });
  const { data: ahead } = await rsvps.where(({ status }, { ne }) => ne(status, 'none')).go({ pages: 'all' });
  const seats = createSeatStore(table);
  await inParallel(ahead, atOnce, ({ eventId }) => leaveLine(eventId, userId, seats));
}

const leaveLine = (eventId: string, userId: string, seats: Pick<SeatStore, 'move'>) =>
  seats.move(eventId, (line) =>
    isOnLine(userId, line) ? { outcome: 'left', line: withoutPerson(line, userId) } : { outcome: 'notOnList' },
  );
