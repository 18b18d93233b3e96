const words = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Sat, Feb 6`, on the season's own calendar. */
export const dayWords = (day: string): string => words.format(new Date(`${day}T00:00Z`));
