import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toCsv } from '#shared/csv.ts';
import { attendanceWords } from '#shared/events/attendance/attendance-words.ts';
import { joinerOf, partyOf } from '#shared/events/attendance/party.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { describeAtDoor } from '../../attendance/door.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { EventStore } from '../../details/store.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';

type ExportJoiners = (typeof calendarsContract)['operations']['exportJoiners'];

interface Parts {
  readonly events: EventStore;
  readonly accounts: AccountReader;
  readonly answers: Pick<AnswerStore, 'list'>;
  readonly attendance: Pick<AttendanceStore, 'list'>;
}

/** One row for each head: who is in and then who waits, in order, each player before their guests. */
export async function exportJoiners(
  { eventId }: Parsed<ExportJoiners>,
  { events, ...parts }: Parts,
): Promise<Output<ExportJoiners>> {
  const found = await events.findWithLine(eventId);
  if (!found) throw new Problem('event.notFound');
  const { event, line } = found;
  const seated = seating(line);
  const people = [
    ...seated.in.map((userId) => ({ userId, standing: 'In', position: '' })),
    ...seated.waiting.map((userId, index) => ({ userId, standing: 'Waiting', position: index + 1 })),
  ].flatMap(({ userId, ...at }) => partyOf(userId, headsOf(line, userId)).map((doorId) => ({ doorId, ...at })));
  const userIds = [...seated.in, ...seated.waiting];
  const ids = people.map(({ doorId }) => doorId);
  const [accounts, known] = await Promise.all([parts.accounts.list(userIds), parts.attendance.list(eventId, ids)]);
  const mails = new Map(accounts.map(({ userId, email }) => [userId, email]));
  const entries = await describeAtDoor(ids, known, line, parts);
  const rows = entries.map(({ userId, displayName, broughtBy = '', attendance }, index) => {
    const { standing = '', position = '' } = people[index] ?? {};
    const group = event.capacityGroups ? [groupLabel(event, line.groups?.[joinerOf(userId)]) ?? ''] : [];
    const came = attendance === 'unknown' ? '' : attendanceWords[attendance];
    return [displayName, mails.get(userId) ?? '', standing, position, ...group, broughtBy, came];
  });
  const group = event.capacityGroups ? ['Group'] : [];
  return toCsv([['Name', 'Email', 'Standing', 'Number in line', ...group, 'Guest of', 'Attendance'], ...rows]);
}
