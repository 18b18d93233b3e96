const days = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `Sat, Feb 6`, on the season's own calendar. */
export const dayWords = (day: string): string => days.format(new Date(`${day}T00:00Z`));

/** `9:00 AM`, on the season's own clock. */
export const clockWords = (localStart: string): string => clock.format(new Date(`${localStart.slice(0, 16)}Z`));
