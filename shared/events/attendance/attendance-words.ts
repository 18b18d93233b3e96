import type { AttendanceMark } from './attendance.ts';

/** What hosts and players read of an attendance, on pages and in files. */
export const attendanceWords: Record<AttendanceMark, string> = {
  unknown: 'Not known',
  present: 'Present',
  late: 'Late',
  no_show: 'No-show',
  excused: 'Excused',
};
