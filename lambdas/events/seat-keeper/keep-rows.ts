import { rsvpChanged } from '#shared/events/messages.ts';
import { type Standing, seatChanges, seating, standingOf } from '#shared/events/seats.ts';
import { idFrom } from '../../kernel/new-id.ts';
import { factRow } from '../../kernel/outbox.ts';
import type { StoredLine } from '../line.ts';
import type { RowStore, Rsvp, RsvpChange } from './store.ts';

/** One committed change of a line; `after` is absent for a deleted one. */
export interface LineChange {
  readonly before: StoredLine | undefined;
  readonly after: StoredLine | undefined;
}

/** What one transaction takes: at most 100 parts, two for each person. */
const peopleAtOnce = 50;

/**
 * Brings the rows of everybody whom changes of one line concern to what the line says at last, and tells of each row
 * whose standing that changes. What was before is read from the row and not from the changes, so that they may come
 * again, and cut in any way: nobody is told twice, and older news never overwrites newer.
 */
export async function keepRows(changes: readonly LineChange[], rows: RowStore, now: Date): Promise<void> {
  const line = changes.at(-1)?.after;
  if (!line) return;
  const people = concerned(changes);
  const seated = seating(line);
  for (let start = 0; start < people.length; start += peopleAtOnce)
    await rows.change(line.eventId, people.slice(start, start + peopleAtOnce), (userId, row) =>
      toChange(userId, row, standingOf(userId, seated).status, line, now),
    );
}

/** Who moved in any of the changes; everybody in line when the event itself was moved. */
function concerned(changes: readonly LineChange[]): string[] {
  const people = changes.flatMap(({ before, after }) => {
    if (!after) return [];
    const moved = seatChanges(before, after).map(({ userId }) => userId);
    return before && isMoved(before, after) ? [...moved, ...Object.keys(after.order)] : moved;
  });
  return [...new Set(people)];
}

function toChange(
  userId: string,
  row: Rsvp | undefined,
  to: Standing['status'],
  line: StoredLine,
  now: Date,
): RsvpChange | undefined {
  const { eventId, version, startsAt, endsAt } = line;
  if (row && row.seatsVersion >= version) return undefined;
  const from = row?.status ?? 'none';
  const cause = idFrom('message', rsvpChanged.name, eventId, String(version), userId);
  return {
    row: { eventId, userId, status: to, seatsVersion: version, startsAt, endsAt, updatedAt: now.toISOString() },
    replaces: row?.seatsVersion,
    fact: from === to ? undefined : factRow(rsvpChanged, cause, now, { eventId, userId, from, to }),
  };
}

type Hours = Pick<StoredLine, 'startsAt' | 'endsAt'>;

const isMoved = (before: Hours, after: Hours) => before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
