import { toLocal } from '#shared/time.ts';
import { type KnownDetails, weekdays } from './place-details.ts';

type Opening = Pick<KnownDetails, 'hours' | 'hourExceptions' | 'timeZone'>;
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Whether a place is open at an instant; undefined when it does not say. An exception replaces the hours of its day. */
export function isOpenAt({ hours, hourExceptions, timeZone }: Opening, instant: Date): boolean | undefined {
  if (hours.length === 0 && hourExceptions.length === 0) return undefined;
  const [today = '', time = ''] = toLocal(instant, timeZone).split('T');
  const spansOn = (date: string): readonly Span[] => {
    const exceptions = hourExceptions.filter(({ on }) => on === date);
    if (exceptions.length > 0) return exceptions.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []));
    const day = weekdays[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7];
    return hours.filter(({ days }) => day && days.includes(day));
  };
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const now = spansOn(today).some(({ from, to }) => time >= from && (time < to || to <= from));
  return now || spansOn(yesterday).some(({ from, to }) => to <= from && time < to);
}
