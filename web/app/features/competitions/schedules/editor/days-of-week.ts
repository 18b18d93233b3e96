import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { quantity } from '#shared/quantity.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** `7 Saturdays`; `9 play days` where they are not all the same. */
export function daysOfWeek(matches: readonly Pick<ScheduledMatch, 'at'>[]): string {
  const days = [...new Set(matches.flatMap(({ at }) => (at ? [at.localStart.slice(0, 10)] : [])))];
  const [name, ...others] = new Set(days.map((day) => weekday.format(new Date(`${day}T00:00Z`))));
  return quantity(days.length, others.length === 0 && name !== undefined ? name : 'play day');
}
