import type { StoredLine } from '../line.ts';
import { seatRoom, seatTerms } from '../seat-terms.ts';
import type { StoredEvent } from '../stored-event.ts';

/** The counters and terms of a line that are not what its order and its event say. */
export function findDrift(event: StoredEvent, line: StoredLine): string[] {
  const people = Object.keys(line.order);
  const heads = people.reduce((sum, person) => sum + (line.heads[person] ?? 1), 0);
  const highest = Math.max(0, ...Object.values(line.order));
  const expected = {
    ...seatTerms(event),
    entries: people.length,
    left: seatRoom(event) - heads,
    nextNumber: Math.max(line.nextNumber, highest + 1),
  };
  return Object.entries(expected)
    .filter(([name, value]) => line[name as keyof StoredLine] !== value)
    .map(([name]) => name);
}
