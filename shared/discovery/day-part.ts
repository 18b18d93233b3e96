/** Parts of a day on the clock where the event is: until noon, until five, from then on. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
type DayPart = (typeof dayParts)[number];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times. */
function hourFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

export function dayPartOf({ startsAt, timeZone }: { startsAt: string; timeZone: string }): DayPart {
  const hour = Number(hourFormat(timeZone).format(new Date(startsAt)));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
