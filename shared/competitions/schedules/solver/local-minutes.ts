const minuteMs = 60_000;
export const dayMinutes = 24 * 60;

/** Minutes on the wall clock since 1970 began there: schedules are made on one clock, without zones. */
export const minutesAt = (local: string): number => Date.parse(`${local}Z`) / minuteMs;

/** What the wall clock shows then: `2026-12-05T18:30`. */
export const localAt = (minutes: number): string => new Date(minutes * minuteMs).toISOString().slice(0, 16);

export const dayOf = (minutes: number): number => Math.floor(minutes / dayMinutes);

/** Weeks begin on Monday; 1970 began on a Thursday. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/** 0 is Monday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** Half open: what ends at six and what begins at six do not meet. */
export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

export interface Span {
  readonly start: number;
  readonly end: number;
}
