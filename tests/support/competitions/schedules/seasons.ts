import type * as z from 'zod';
import { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';

type Written = z.input<typeof ScheduleInput>;

export const dayAt = (index: number): string =>
  new Date(Date.parse('2027-01-04T00:00Z') + index * 86_400_000).toISOString().slice(0, 10);

const squads = (count: number): Written['entrants'] =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `Squad ${index}` }));

/**
 * A season of Saturdays with as many courts as a round needs when it is played at three times.
 * @param spare weeks more, as a part of the rounds
 */
export function season(count: number, changes: Partial<Written> = {}, meetings = 1, spare = 1 / 8): ScheduleInput {
  const rounds = meetings * (count % 2 === 0 ? count - 1 : count);
  const courts = Math.ceil(Math.floor(count / 2) / 3);
  const saturdays = Array.from({ length: rounds + Math.ceil(rounds * spare) }, (_, week) => dayAt(5 + 7 * week));
  const resources = saturdays.flatMap((day) =>
    Array.from({ length: courts }, (_, court) => ({
      placeId: court % 2 === 0 ? 'north' : 'south',
      courtId: `c${court}`,
      day,
      from: '10:00',
      to: '13:30',
      matchMinutes: 60,
      changeoverMinutes: 10,
    })),
  );
  const entrants = squads(count);
  return ScheduleInput.parse({
    timeZone: 'America/Chicago',
    from: dayAt(0),
    until: dayAt(7 * saturdays.length + 7),
    entrants,
    resources,
    groups: [{ id: 'g', entrantIds: entrants.map(({ id }) => id), meetings }],
    ...changes,
  });
}
