interface Span {
  readonly startDate: string;
  readonly endDate: string;
}

const day = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00Z`));

/** `Sat, Jun 7, 2031 – Sun, Jun 8, 2031`. */
export const daysWords = ({ startDate, endDate }: Span): string =>
  startDate === endDate ? day(startDate) : `${day(startDate)} – ${day(endDate)}`;
