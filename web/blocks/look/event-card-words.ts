interface Start {
  readonly startsAt: string;
  readonly timeZone: string;
  readonly isTimeTbd?: boolean | undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times. */
function format(timeZone: string, kind: keyof typeof kinds): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...kinds[kind], timeZone });
  formats.set(key, made);
  return made;
}

const kinds = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  timeInZone: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const;

/** `Sunday, November 29`. */
export const dayOf = ({ startsAt, timeZone }: Start): string => format(timeZone, 'day').format(new Date(startsAt));

/** `Sun, Nov 29`. */
export const shortDayOf = ({ startsAt, timeZone }: Start): string =>
  format(timeZone, 'shortDay').format(new Date(startsAt));

/** `6:30 PM`, with the zone where the reader's clock shows another time. */
export function timeOf({ startsAt, timeZone, isTimeTbd }: Start, readerZone = timeZone): string {
  if (isTimeTbd) return 'Time to be decided';
  const start = new Date(startsAt);
  const isTheSame = format(readerZone, 'time').format(start) === format(timeZone, 'time').format(start);
  return format(timeZone, isTheSame ? 'time' : 'timeInZone').format(start);
}

/** `Pease Park` of `Pease Park, Austin, TX`: the card stands in a list of that city. */
export const placeOf = (placeLabel: string): string => placeLabel.split(', ')[0] ?? placeLabel;

/** `1.1 mi`. */
export const milesOf = (miles: number | undefined): string | undefined =>
  miles === undefined ? undefined : `${miles < 10 ? Math.max(0.1, miles).toFixed(1) : Math.round(miles)} mi`;
