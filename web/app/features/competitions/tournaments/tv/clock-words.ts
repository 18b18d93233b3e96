/** `2:41 PM`, on the clock of the place. */
export const clockWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at);

/** The same, with the day where it is not today: `Sun 9:00 AM`. */
export function startWords(startsAt: string, timeZone: string, now: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone });
  const start = new Date(startsAt);
  const clock = clockWords(start, timeZone);
  if (day.format(start) === day.format(now)) return clock;
  return `${new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(start)} ${clock}`;
}
