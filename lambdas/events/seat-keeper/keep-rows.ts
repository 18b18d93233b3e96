import { rsvpChanged } from '#shared/events/messages.ts';
import { type SeatChange, seatChanges, seating } from '#shared/events/seats.ts';
import { idFrom } from '../../kernel/new-id.ts';
import { factRow } from '../../kernel/outbox.ts';
import type { StoredLine } from '../line.ts';
import type { RowChange, RowStore } from './store.ts';

/** What one transaction takes: at most 100 parts, two for each person. */
const peopleAtOnce = 50;

/**
 * Writes what a change of a line means for each person: one change or several merged, the same again, or a part of it.
 * A row remembers the version of the line that it was written from, and what it knows is not told again. When the event
 * moves, the rows of all who stand in line move with it.
 */
export async function keepRows(
  before: StoredLine | undefined,
  after: StoredLine,
  rows: RowStore,
  now: Date,
): Promise<void> {
  const isMoved = before?.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
  const changes = [...seatChanges(before, after), ...(isMoved ? stayed(before, after) : [])];
  for (let start = 0; start < changes.length; start += peopleAtOnce) {
    const chunk = changes.slice(start, start + peopleAtOnce).map((change) => toRow(change, after, now));
    if (await rows.write(chunk)) continue;
    // All of it was written before, or some of it with other changes.
    for (const row of chunk) await rows.write([row]);
  }
}

function stayed(before: StoredLine | undefined, after: StoredLine): SeatChange[] {
  const changed = new Set(seatChanges(before, after).map(({ userId }) => userId));
  const { in: seated, waiting } = seating(after);
  const same = (status: 'in' | 'waiting') => (userId: string) => ({ userId, from: status, to: status });
  return [...seated.map(same('in')), ...waiting.map(same('waiting'))].filter(({ userId }) => !changed.has(userId));
}

function toRow({ userId, from, to }: SeatChange, line: StoredLine, now: Date): RowChange {
  const { eventId, version, startsAt, endsAt } = line;
  const cause = idFrom('message', rsvpChanged.name, eventId, String(version), userId);
  return {
    row: { eventId, userId, status: to, seatsVersion: version, startsAt, endsAt, updatedAt: now.toISOString() },
    fact: from === to ? undefined : factRow(rsvpChanged, cause, now, { eventId, userId, from, to }),
  };
}
