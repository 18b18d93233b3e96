import type * as z from 'zod';
import { seeded } from '#shared/competitions/random.ts';
import { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';
import { dayAt } from './seasons.ts';

type Written = z.input<typeof ScheduleInput>;

const places = ['north', 'south', 'east'] as const;

/** A season with some of everything that can stand in the way; the same for the same seed. */
export function randomSeason(seed: number): ScheduleInput {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const one = <T>(of: readonly T[]) => of[upTo(of.length - 1)]!;
  const maybe = (chance: number) => random() < chance;
  const days = Array.from({ length: 8 + upTo(30) }, (_, index) => dayAt(index * (1 + upTo(2))));
  const last = dayAt(120);
  const span = () => {
    const day = one(days);
    const from = 8 + upTo(8);
    return { from: `${day}T${clock(from)}`, until: `${day}T${clock(from + 1 + upTo(6))}` };
  };
  const entrant = (index: number): Written['entrants'][number] => ({
    id: `s${index}`,
    name: `Squad ${index}`,
    homePlaceId: one(places),
    personIds: maybe(0.4) ? [`p${upTo(5)}`, `p${upTo(5)}`] : [],
    ...(maybe(0.3) && { siblingsOf: one(['reds', 'blues']) }),
    unavailable: Array.from({ length: upTo(3) }, (_, time) => ({ id: `t${time}`, ...span(), wish: maybe(0.4) })),
    weekdays: maybe(0.3) ? [upTo(6), upTo(6)] : [],
  });
  const entrants = Array.from({ length: 3 + upTo(9) }, (_, index) => entrant(index));
  const cut = entrants.length > 6 ? Math.floor(entrants.length / 2) : entrants.length;
  const groups = [entrants.slice(0, cut), entrants.slice(cut)].filter(({ length }) => length > 1);
  const written: Written = {
    timeZone: 'Europe/London',
    from: dayAt(0),
    until: last,
    entrants,
    seed,
    effort: 1500,
    groups: groups.map((group, index) => ({
      id: `g${index}`,
      entrantIds: group.map(({ id }) => id),
      meetings: 1 + upTo(1),
      ...(maybe(0.5) && { gameType: one(['Soccer', 'Volleyball']) }),
    })),
    resources: [...new Set(days)].flatMap((day) =>
      Array.from({ length: 1 + upTo(2) }, (_, court) => ({
        placeId: one(places),
        courtId: `c${court}`,
        day,
        from: clock(9 + upTo(4)),
        to: clock(16 + upTo(6)),
        matchMinutes: one([45, 60, 90]),
        changeoverMinutes: one([0, 10, 15]),
        gameTypes: maybe(0.2) ? ['Soccer'] : [],
      })),
    ),
    closures: Array.from({ length: upTo(4) }, (_, index) => ({
      id: `x${index}`,
      ...span(),
      reason: 'Flooded',
      ...(maybe(0.7) && { placeId: one(places) }),
    })),
    travel: [
      { between: ['north', 'south'], minutes: 20 + upTo(60), km: upTo(40) },
      { between: ['south', 'east'], minutes: 10 + upTo(60), km: upTo(40) },
      { between: ['north', 'east'], minutes: upTo(90), km: upTo(40) },
    ],
    officials: [{ id: 'o1', available: [{ from: `${dayAt(0)}T00:00`, until: `${last}T23:00` }] }],
    officialsPerMatch: upTo(1),
    holidays: maybe(0.5) ? [one(days)] : [],
    rules: {
      mostPerDay: 1 + upTo(2),
      mostPerWeek: 2 + upTo(3),
      restMinutes: one([0, 30, 60]),
      restMinutesOverNight: one([0, 600, 1440]),
      backToBack: one(['avoid', 'prefer']),
    },
  };
  return ScheduleInput.parse(written);
}

const clock = (hour: number) => `${String(Math.min(hour, 23)).padStart(2, '0')}:00`;
