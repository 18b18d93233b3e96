import type { Answer } from '#shared/contract/operation.ts';
import type { AttendanceMark } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';

type CheckedIn = Answer<typeof attendanceContract.operations.checkIn>;

export const attendanceWords: Record<AttendanceMark, string> = {
  unknown: 'Not known',
  present: 'Present',
  late: 'Late',
  no_show: 'No-show',
  excused: 'Excused',
};

export const clockIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    .replaceAll(/[\u202F\u00A0]/g, ' ');

/** What the door says of a scan, in the event's own time. */
export function checkedInWords({ outcome, entry }: CheckedIn, timeZone: string): string {
  const { displayName, heads, checkIn } = entry;
  if (outcome === 'undone' || !checkIn) return `${displayName}: this check-in was taken back.`;
  if (outcome === 'already')
    return `${displayName} is already checked in at ${clockIn(checkIn.at, timeZone)} by ${checkIn.byName}.`;
  return heads > 1 ? `${displayName} is checked in with ${heads - 1} more.` : `${displayName} is checked in.`;
}
