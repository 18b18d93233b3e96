import type { AttendanceMark } from '#shared/events/attendance/attendance.ts';
import { attendanceApi } from '#web/app/operations/events/attendance-api.ts';

/** What a host may do about a person besides checking them in. */
export type DoorIntent = { readonly userId: string } & (
  | { readonly intent: 'undo' | 'keep' }
  | { readonly intent: 'mark'; readonly attendance: AttendanceMark }
);

export async function doorIntents(eventId: string, sent: DoorIntent): Promise<void> {
  const person = { eventId, userId: sent.userId };
  if (sent.intent === 'mark') await attendanceApi.markAttendance({ ...person, attendance: sent.attendance });
  else if (sent.intent === 'undo') await attendanceApi.undoCheckIn(person);
  else await attendanceApi.keepNoShow(person);
}
