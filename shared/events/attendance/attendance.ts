const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const checkInOpensMinutes = 60;
const noShowAfterMs = 15 * minuteMs;
const editableMs = 7 * dayMs;
const disputeHours = 72;
const ratingHours = 72;

/** Below this no one sees an event's average, so that no single opinion can be told from it. */
export const ratedShownFrom = 3;
/** So many ratings make a host's average known: fewer would tell a single answer. */
export const hostRatedShownFrom = 5;

interface Timed {
  readonly status: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

const after = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** From which instant to which (which is no longer in it) something is open. */
interface Window {
  readonly from: string;
  readonly until: string;
}

export const checkInWindow = ({ startsAt, endsAt }: Timed): Window => ({
  from: after(startsAt, -checkInOpensMinutes * minuteMs),
  until: endsAt,
});
export const markWindow = ({ startsAt, endsAt }: Timed): Window => ({
  from: startsAt,
  until: after(endsAt, editableMs),
});
export const noShowWindow = (event: Timed): Window => ({
  from: after(event.startsAt, noShowAfterMs),
  until: markWindow(event).until,
});
export const ratingWindow = ({ endsAt }: Timed): Window => ({
  from: endsAt,
  until: after(endsAt, ratingHours * 60 * minuteMs),
});
/** @param markedAt when the person was marked */
export const disputeUntil = (markedAt: string): string => after(markedAt, disputeHours * 60 * minuteMs);

/** Where an instant is, seen from a window of an event. Nothing opens for one that is not on. */
export function inWindow({ status }: Timed, { from, until }: Window, at: Date): 'before' | 'open' | 'over' {
  if (status !== 'scheduled') return 'over';
  const instant = at.toISOString();
  if (instant < from) return 'before';
  return instant < until ? 'open' : 'over';
}

export const attendanceMarks = ['unknown', 'present', 'late', 'no_show', 'excused'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

export const checkInMethods = ['list', 'qr', 'code'] as const;
type CheckInMethod = (typeof checkInMethods)[number];

/** A player's arrival, as one scan recorded it. */
export interface CheckIn {
  /** Names the scan, however often it is sent. */
  readonly scanId: string;
  readonly at: string;
  readonly by: string;
  readonly byName: string;
  readonly method: CheckInMethod;
  /** How many heads it counts. */
  readonly heads: number;
}

/** One thing that was done about a person's attendance. */
interface AttendanceStep {
  readonly at: string;
  readonly by: string;
  readonly what: 'checkedIn' | 'undone' | 'disputed' | 'kept' | AttendanceMark;
}

/** One person's attendance of one event. */
export interface Attendance {
  readonly checkIn?: CheckIn | undefined;
  /** Scans that were taken back: sent once more they change nothing. */
  readonly undone: readonly string[];
  /** What the host said; unknown until then. */
  readonly mark: AttendanceMark;
  readonly markedAt?: string | undefined;
  readonly dispute?: { readonly note: string; readonly at: string } | undefined;
  /** Oldest first. */
  readonly history: readonly AttendanceStep[];
}

export const nothingKnown: Attendance = { undone: [], mark: 'unknown', history: [] };

/** What a person's attendance is: the host's word, or else that they were checked in. */
export const attendanceOf = ({ mark, checkIn }: Attendance): AttendanceMark =>
  mark === 'unknown' && checkIn ? 'present' : mark;

/** Who was there may rate. */
export const wasThere = (attendance: Attendance): boolean => ['present', 'late'].includes(attendanceOf(attendance));

/** What came of it, and the attendance after it where that is another. */
export interface AttendanceMove<Outcome extends string> {
  readonly outcome: Outcome;
  readonly after?: Attendance;
}

const historyAtMost = 50;
const noted = (before: Attendance, step: AttendanceStep): readonly AttendanceStep[] =>
  [...before.history, step].slice(-historyAtMost);

/** A scan counts once; a second one of the same person finds them checked in. A player marked as missing came late. */
export function checkInPerson(before: Attendance, scan: CheckIn): AttendanceMove<'checkedIn' | 'already' | 'undone'> {
  if (before.checkIn) return { outcome: before.checkIn.scanId === scan.scanId ? 'checkedIn' : 'already' };
  if (before.undone.includes(scan.scanId)) return { outcome: 'undone' };
  const wasMissed = before.mark === 'no_show';
  const { dispute: _, ...rest } = before;
  return {
    outcome: 'checkedIn',
    after: {
      ...(wasMissed ? rest : before),
      checkIn: scan,
      ...(wasMissed && { mark: 'late' }),
      history: noted(before, { at: scan.at, by: scan.by, what: 'checkedIn' }),
    },
  };
}

/** Who is not checked in stays so. */
export function undoCheckIn(before: Attendance, by: string, at: string): AttendanceMove<'undone'> {
  if (!before.checkIn) return { outcome: 'undone' };
  const { checkIn, ...rest } = before;
  const undone = [...before.undone, checkIn.scanId].slice(-historyAtMost);
  return { outcome: 'undone', after: { ...rest, undone, history: noted(before, { at, by, what: 'undone' }) } };
}

/** Who is checked in did come. Any word of the host settles what was disputed. */
export function markAttendance(
  before: Attendance,
  mark: AttendanceMark,
  by: string,
  at: string,
): AttendanceMove<'marked' | 'checkedIn'> {
  if (mark === 'no_show' && before.checkIn) return { outcome: 'checkedIn' };
  if (mark === before.mark) return { outcome: 'marked' };
  const { dispute: _, ...rest } = before;
  return {
    outcome: 'marked',
    after: { ...rest, mark, markedAt: at, history: noted(before, { at, by, what: mark }) },
  };
}

/** Once per mark, and changeable until the host decides. */
export function disputeNoShow(
  before: Attendance,
  note: string,
  by: string,
  at: string,
): AttendanceMove<'disputed' | 'nothing' | 'late'> {
  if (before.mark !== 'no_show' || isKept(before)) return { outcome: 'nothing' };
  if (at >= disputeUntil(before.markedAt ?? at)) return { outcome: 'late' };
  if (before.dispute?.note === note) return { outcome: 'disputed' };
  return {
    outcome: 'disputed',
    after: { ...before, dispute: { note, at }, history: noted(before, { at, by, what: 'disputed' }) },
  };
}

const isKept = ({ history }: Attendance) => history.at(-1)?.what === 'kept';

/** The host stays with a no-show that was disputed. To take it back they say what it was instead. */
export function keepNoShow(before: Attendance, by: string, at: string): AttendanceMove<'kept' | 'nothing'> {
  if (!before.dispute) return { outcome: isKept(before) ? 'kept' : 'nothing' };
  const { dispute: _, ...rest } = before;
  return { outcome: 'kept', after: { ...rest, history: noted(before, { at, by, what: 'kept' }) } };
}

/** What a step changes in an event's counters. */
export const tallied = (before: Attendance, next: Attendance): { people: number; heads: number } => ({
  people: (next.checkIn ? 1 : 0) - (before.checkIn ? 1 : 0),
  heads: (next.checkIn?.heads ?? 0) - (before.checkIn?.heads ?? 0),
});
