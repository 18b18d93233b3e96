import { type Attendance, attendanceOf } from './attendance.ts';

/** So many dates in a row end an answer to every date of a series (domain 4.4.2). */
const dropsAfter = 2;

/** A no-show counts unless the person says that it is wrong and the host has not answered. */
const counts = (attendance: Attendance) => attendanceOf(attendance) === 'no_show' && !attendance.dispute;

/**
 * Whether a player missed two dates of a series in a row.
 * @param dates their attendance, earliest first; dates of which nothing is known come between none
 */
export function missedInARow(dates: readonly Attendance[]): boolean {
  let streak = 0;
  for (const attendance of dates.filter((one) => attendanceOf(one) !== 'unknown')) {
    streak = counts(attendance) ? streak + 1 : 0;
    if (streak >= dropsAfter) return true;
  }
  return false;
}
