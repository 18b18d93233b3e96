import { listed } from '#shared/listed.ts';
import { dayNumber, weekdayOf } from '../local-dates.ts';

interface Dated {
  readonly startsAt: string;
  readonly timeZone: string;
  readonly seriesId?: string | undefined;
}

/** An event in a list, with the rhythm of its series: `Every Sunday · next Nov 29`. */
export interface Once<Event> {
  readonly event: Event;
  readonly repeats?: string | undefined;
}

/** The events with one of each series, its next date, where the first of them stands. */
export function onePerSeries<Event extends Dated>(events: readonly Event[]): Once<Event>[] {
  const groups = Map.groupBy(events, (event) => event.seriesId ?? event);
  return [...groups.values()].flatMap((dates) => {
    const sorted = dates.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
    const [event] = sorted;
    if (!event) return [];
    return [event.seriesId === undefined ? { event } : { event, repeats: repeatWords(event, sorted) }];
  });
}

function repeatWords({ startsAt, timeZone }: Dated, dates: readonly Dated[]): string {
  const next = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });
  return `${rhythmOf(dates.map(localDay))} · next ${next.format(new Date(startsAt))}`;
}

const isoDate = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

const localDay = ({ startsAt, timeZone }: Dated): number => dayNumber(isoDate(timeZone).format(new Date(startsAt)));

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What the dates that are known tell of the rhythm. A date that was called off leaves a gap. */
function rhythmOf(days: readonly number[]): string {
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const shortest = Math.min(...gaps);
  const on = [...new Set(days.map(weekdayOf))].sort();
  if (gaps.length === 0) return 'Repeats';
  if (shortest === 1 && on.length > 3) return 'Every day';
  const named = on.map((day) => weekdays[day] ?? '');
  if (on.length === 1 && shortest === 7) return `Every ${named[0]}`;
  if (on.length === 1 && shortest === 14) return `Every other ${named[0]}`;
  return on.length <= 3 && shortest < 7 ? listed(named.map((name) => `${name}s`)) : 'Repeats';
}
