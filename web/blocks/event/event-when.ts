export interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly isTimeTbd?: boolean | undefined;
}

/** `Tomorrow, 6:30 – 8:00 PM`, `Fri, Jul 7, 6:30 – 8:30 PM`: when an event is, on its own clock. */
export function eventWhen({ startsAt, endsAt, timeZone, isTimeTbd }: Timed, now: Date): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  if (isTimeTbd) return `${dayWords(start, timeZone, now)}, time to be decided`;
  if (dateIn(start, timeZone) !== dateIn(end, timeZone) && end.getTime() - start.getTime() > halfDayMs)
    return plainSpaces(clock({ ...day, ...time, timeZone }).formatRange(start, end));
  const times = clock({ ...time, timeZone });
  // A game past midnight still belongs to the evening it began.
  const span =
    dateIn(start, timeZone) === dateIn(end, timeZone)
      ? times.formatRange(start, end)
      : `${times.format(start)} – ${times.format(end)}`;
  return `${dayWords(start, timeZone, now)}, ${plainSpaces(span)}`;
}

/** The same span on the reader's clock: `Sat, Dec 5, 7:30 – 9:30 PM EST`. */
export const onClockOf = (timeZone: string, { startsAt, endsAt }: Timed): string =>
  plainSpaces(
    clock({ ...day, ...time, timeZone, timeZoneName: 'short' }).formatRange(new Date(startsAt), new Date(endsAt)),
  );

const halfDayMs = 12 * 60 * 60 * 1000;
const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const clock = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);

/** `2031-06-07` on the clock of a zone. */
const dateIn = (at: Date, timeZone: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

function dayWords(start: Date, timeZone: string, now: Date): string {
  const [date, today] = [dateIn(start, timeZone), dateIn(now, timeZone)];
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  const near = { '-1': 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[days];
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return near ?? clock({ ...day, ...(!isThisYear && { year: 'numeric' }), timeZone }).format(start);
}

/** The formatter's thin and narrow spaces come out as boxes in some fonts. */
const plainSpaces = (text: string) => text.replaceAll(/[\u2009\u202F\u00A0]/g, ' ');
