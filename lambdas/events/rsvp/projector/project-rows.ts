import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { inTrace } from '#lambdas/kernel/observability/invocation.ts';
import { rsvpChanged, seatsCounted } from '#shared/events/messages.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { lineMembers, type Standing, seatChanges, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { StoredLine } from '../line/line.ts';
import type { RowStore, Rsvp, RsvpChange } from './store.ts';

/** One committed change of a line; `after` is absent for a deleted one. */
export interface LineChange {
  readonly before: StoredLine | undefined;
  readonly after: StoredLine | undefined;
}

/** What one transaction takes: at most 100 parts, two for each person and one for the counts. */
const peopleAtOnce = 49;

/**
 * Brings the rows of all people affected by changes of one line to what the line says at last, and tells of each row
 * whose standing that changes. What was before is read from the row and not from the changes, so that they may come
 * again, and cut in any way: no one gets news twice, and older news never overwrites newer. How full the event is at last is
 * told when any of the changes made a difference to it, so that whatever an earlier try told is set right.
 */
export async function projectRows(changes: readonly LineChange[], rows: RowStore, now: Date): Promise<void> {
  const line = changes.at(-1)?.after;
  if (!line) return;
  const traces = concerned(changes);
  const people = [...traces.keys()];
  const seated = seating(line);
  const decide = (userId: string, row: Rsvp | undefined) =>
    inTrace(traces.get(userId), () =>
      toChange({ userId, row, to: standingOf(userId, seated).status, entry: entryOf(userId, changes) }, line, now),
    );
  const first = people.slice(0, peopleAtOnce);
  await rows.change(
    line.eventId,
    first,
    decide,
    changes.some(isCountedAnew) ? inTrace(line.traceId, () => countedFact(line, now)) : undefined,
  );
  for (let start = peopleAtOnce; start < people.length; start += peopleAtOnce)
    await rows.change(line.eventId, people.slice(start, start + peopleAtOnce), decide, undefined);
}

/** Who moved in any of the changes, and the trace that moved them; all in line when the event itself was moved. */
function concerned(changes: readonly LineChange[]): Map<string, string | undefined> {
  const people = changes.flatMap(({ before, after }) => {
    if (!after) return [];
    const moved = seatChanges(before, after).map(({ userId }) => userId);
    const all = before && isMoved(before, after) ? [...moved, ...lineMembers(after)] : moved;
    return all.map((userId) => [userId, after.traceId] as const);
  });
  return new Map(people);
}

/** The number by which a player was on the list before the last of the changes that took them off. */
const entryOf = (userId: string, changes: readonly LineChange[]): number | undefined =>
  changes.map(({ before }) => before?.order[userId]).findLast((entry) => entry !== undefined);

interface Concerned {
  readonly userId: string;
  readonly row: Rsvp | undefined;
  readonly to: Standing['status'];
  readonly entry: number | undefined;
}

function toChange({ userId, row, to, entry }: Concerned, line: StoredLine, now: Date): RsvpChange | undefined {
  const { eventId, version, startsAt, endsAt } = line;
  if (row && row.seatsVersion >= version) return undefined;
  const from = row?.status ?? 'none';
  const cause = idFrom('message', rsvpChanged.name, eventId, String(version), userId);
  return {
    row: { eventId, userId, status: to, seatsVersion: version, startsAt, endsAt, updatedAt: now.toISOString() },
    replaces: row?.seatsVersion,
    fact:
      from === to
        ? undefined
        : factRow(rsvpChanged, cause, now, {
            eventId,
            userId,
            from,
            to,
            ...(to === 'none' && { entry }),
            ...(from === 'in' && to === 'none' && line.lateFrom <= now.toISOString() && { isLate: true }),
          }),
  };
}

type Hours = Pick<StoredLine, 'startsAt' | 'endsAt'>;

const isMoved = (before: Hours, after: Hours) => before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;

/** The first state of a line is no news: what is free then is what the event says. */
const isCountedAnew = ({ before, after }: LineChange) =>
  before !== undefined && after !== undefined && JSON.stringify(countsOf(before)) !== JSON.stringify(countsOf(after));

function countsOf(line: StoredLine) {
  const seated = seating(line);
  const { free, waiting, offered = 0, taken, groups } = countSeats(line, seated);
  return {
    free,
    // A held seat keeps no one from a free one.
    waiting: waiting - offered,
    heads: taken,
    people: seated.in.length,
    ...(groups && { groups: groups.map(({ key, free: left }) => ({ key, free: left })) }),
  };
}

/** The same version always makes the same message. */
function countedFact(line: StoredLine, now: Date) {
  const { eventId, version } = line;
  const cause = idFrom('message', seatsCounted.name, eventId, String(version));
  return factRow(seatsCounted, cause, now, { eventId, seatsVersion: version, ...countsOf(line) });
}
