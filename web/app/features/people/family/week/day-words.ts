const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A calendar day, `2031-05-17`, as families say it: Sat, May 17. */
export const dayWords = (day: string): string => format.format(new Date(day));
