import { headsOf } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../line/line.ts';
import { seatRoom, seatTerms, waitRoom } from '../line/seat-terms.ts';

/** The counters and terms of a line that are not what its order and its event say. */
export function findDrift(event: StoredEvent, line: StoredLine): string[] {
  const people = Object.keys(line.order);
  const headsOfAll = (who: readonly string[]) => who.reduce((sum, person) => sum + headsOf(line, person), 0);
  const highest = Math.max(0, ...Object.values(line.order));
  const expected = {
    ...seatTerms(event),
    entries: people.length,
    waiters: Object.keys(line.waits).length,
    left: seatRoom(event) - headsOfAll([...people, ...Object.keys(line.offers)]),
    waitLeft: waitRoom(event) - headsOfAll(Object.keys(line.waits)),
    nextNumber: Math.max(line.nextNumber, highest + 1),
  };
  return Object.entries(expected)
    .filter(([name, value]) => JSON.stringify(line[name as keyof StoredLine]) !== JSON.stringify(value))
    .map(([name]) => name);
}
