/** How long before its start people are reminded of an event, longest first (domain 4.4). */
const reminderMinutes: readonly number[] = [24 * 60, 2 * 60];

/** An event without a time has no hours before it: people are reminded the day before its day alone. */
export const remindersOf = ({ isTimeTbd }: { readonly isTimeTbd?: boolean | undefined }): readonly number[] =>
  isTimeTbd ? [24 * 60] : reminderMinutes;

const minuteMs = 60_000;

export const reminderDueAt = (startsAt: string, minutesBefore: number): Date =>
  new Date(Date.parse(startsAt) - minutesBefore * minuteMs);

/** From when on a reminder is no longer of use: the next one is due, or the event has begun. */
export function reminderEndsAt(startsAt: string, minutesBefore: number): Date {
  const next = reminderMinutes.find((minutes) => minutes < minutesBefore) ?? 0;
  return reminderDueAt(startsAt, next);
}
