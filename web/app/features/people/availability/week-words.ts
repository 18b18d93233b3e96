import type { TimeRange } from '#shared/people/availability/ranges.ts';
import type { Weekday } from '#shared/people/availability/schemas.ts';

export const dayName = (day: Weekday): string => day.slice(0, 1).toUpperCase() + day.slice(1);

const half = (hour: number) => (hour % 24 < 12 ? 'AM' : 'PM');
const onDial = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);

/** `5 PM`. */
export const hourName = (hour: number): string => `${onDial(hour)} ${half(hour)}`;

const timeName = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${onDial(hour)}:${time.slice(3)} ${half(hour)}`;
};

/** `5:00 PM – 8:00 PM`. */
export const rangeWords = ({ startTime, endTime }: TimeRange): string =>
  `${timeName(startTime)} – ${timeName(endTime)}`;

/** `Thursday, December 24, 2026`. */
export const dateWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));
