import type { AttendanceMark } from '#shared/events/attendance/attendance.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What a host may do about a person besides checking them in. */
export type DoorIntent = { readonly userId: string } & (
  | { readonly intent: 'undo' | 'keep' }
  | { readonly intent: 'mark'; readonly attendance: AttendanceMark }
);

export async function doorIntents(eventId: string, sent: DoorIntent): Promise<void> {
  const person = { eventId, userId: sent.userId };
  if (sent.intent === 'mark')
    await operations(attendanceContract).markAttendance({ ...person, attendance: sent.attendance });
  else if (sent.intent === 'undo') await operations(attendanceContract).undoCheckIn(person);
  else await operations(attendanceContract).keepNoShow(person);
}
