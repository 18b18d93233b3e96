/** How long before its start people are reminded of an event where its host said nothing (domain 4.4). */
const usualHours: readonly number[] = [24, 2];

interface Reminding {
  readonly isTimeTbd?: boolean | undefined;
  readonly remindHoursBefore?: readonly number[] | undefined;
}

/**
 * Minutes before the start, longest first. An event without a time has no hours before it: people are reminded the day
 * before its day alone.
 */
export function remindersOf({ isTimeTbd, remindHoursBefore = usualHours }: Reminding): readonly number[] {
  const hours = isTimeTbd ? [24] : [...remindHoursBefore].sort((a, b) => b - a);
  return hours.map((hour) => hour * 60);
}

const minuteMs = 60_000;

export const reminderDueAt = (startsAt: string, minutesBefore: number): Date =>
  new Date(Date.parse(startsAt) - minutesBefore * minuteMs);

/** From when on a reminder is no longer of use: the next one is due, or the event has begun. */
export function reminderEndsAt(event: Reminding & { readonly startsAt: string }, minutesBefore: number): Date {
  const next = remindersOf(event).find((minutes) => minutes < minutesBefore) ?? 0;
  return reminderDueAt(event.startsAt, next);
}
