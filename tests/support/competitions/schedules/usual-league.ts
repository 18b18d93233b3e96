import { inputOfPlan } from '#shared/competitions/schedules/input-of-plan.ts';
import { SchedulePlan } from '#shared/competitions/schedules/plan.ts';
import type { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';

/** What leagues that people run differ in. */
export interface UsualLeague {
  /** Teams of each division. */
  readonly sizes: readonly number[];
  readonly meetings: 1 | 2;
  readonly courts: number;
  /** Times of a day on each court. */
  readonly times: number;
  readonly weeks: number;
  /** Weeks of the season without play, 0 for the first. */
  readonly holidays: readonly number[];
  /** Matches of a team on one day. */
  readonly mostPerDay: 1 | 2;
}

const first = Date.parse('2027-02-06T00:00:00Z');
const saturday = (week: number) => new Date(first + week * 7 * 86_400_000).toISOString().slice(0, 10);

/** Saturdays from February 6, 2027, from 9:00 AM on, an hour each with a quarter in between. */
export function inputOfLeague(league: UsualLeague, seed = 1): ScheduleInput {
  const { sizes, meetings, courts, times, weeks, holidays, mostPerDay } = league;
  const courtIds = Array.from({ length: courts }, (_, index) => `c${index + 1}`);
  const end = 9 * 60 + times * 75;
  const plan = SchedulePlan.parse({
    from: saturday(0),
    until: saturday(weeks - 1),
    divisions: sizes.map((_, index) => ({ divisionId: `d${index}`, meetings })),
    places: [{ placeId: 'zilker', name: 'Zilker', courts: courtIds.map((courtId) => ({ courtId, name: courtId })) }],
    openings: [
      {
        ...{ placeId: 'zilker', courtIds, weekdays: [5], matchMinutes: 60, changeoverMinutes: 15 },
        from: '09:00',
        to: `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`,
      },
    ],
    holidays: holidays.map(saturday),
    rules: { mostPerDay, mostPerWeek: 2 },
  });
  const squads = sizes.flatMap((size, division) =>
    Array.from({ length: size }, (_, index) => ({
      ...{ squadId: `d${division}s${index}`, divisionId: `d${division}`, name: `Team ${division}-${index}` },
      ...{ personIds: [], daysNotAvailable: [] },
    })),
  );
  const input = inputOfPlan({ plan, squads, timeZone: 'America/Chicago' }, { seed });
  if (!input) throw new Error('No one meets.');
  return input;
}
