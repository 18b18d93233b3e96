import { expect, it } from 'vitest';
import { seeded } from '#shared/competitions/random.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { hardViolations } from '#tests/support/competitions/schedules/hard-violations.ts';
import { inputOfLeague, type UsualLeague } from '#tests/support/competitions/schedules/usual-league.ts';

const leagues = Number(process.env.LEAGUES ?? 25);

/** Single and double rounds, byes, one court or several, two divisions on the same courts, two matches a day. */
function leagueOf(seed: number): UsualLeague {
  const random = seeded(seed);
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const sizes = pick<readonly number[]>([[4], [5], [6], [7], [8], [9], [10], [12], [6, 6], [8, 6], [5, 7], [4, 4]]);
  const meetings = pick<1 | 2>([1, 1, 2]);
  const mostPerDay = pick<1 | 2>([1, 1, 1, 2]);
  const rounds = meetings * Math.max(...sizes.map((size) => size - 1 + (size % 2)));
  const perRound = sizes.reduce((sum, size) => sum + Math.floor(size / 2), 0);
  // A day has room for what is played on it: from 9 AM to 11 PM at most.
  const courts = Math.max(pick([1, 2, 3, 4]), Math.ceil((perRound * mostPerDay) / 11));
  const weeks = Math.ceil(rounds / mostPerDay) + pick([1, 2, 3]);
  const times = Math.max(3, Math.ceil((perRound * mostPerDay) / courts));
  return { sizes, meetings, courts, times, weeks, holidays: [Math.floor(random() * weeks)], mostPerDay };
}

const dayOf = ({ at }: ScheduledMatch) => at?.localStart.slice(0, 10) ?? '';
const timeOf = ({ at }: ScheduledMatch) => at?.localStart.slice(11) ?? '';
const courtOf = ({ at }: ScheduledMatch) => at?.courtId ?? '';

/** How much more often one team of a division has one of something than another team has it. */
function spreadOf(matches: readonly ScheduledMatch[], of: (match: ScheduledMatch) => string): number {
  const divisions = [...Map.groupBy(matches, ({ groupId }) => groupId).values()];
  const spreads = divisions.flatMap((own) => {
    const teams = [...new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
    return [...Map.groupBy(own, of).values()].map((some) => {
      const counts = teams.map(
        (team) => some.filter(({ homeId, awayId }) => team === homeId || team === awayId).length,
      );
      return Math.max(...counts) - Math.min(...counts);
    });
  });
  return Math.max(...spreads);
}

/** Home matches more than away ones, or the other way, of the team with most. */
function homeSurplus(matches: readonly ScheduledMatch[]): number {
  const surplus = new Map<string, number>();
  for (const { homeId, awayId } of matches) {
    surplus.set(homeId, (surplus.get(homeId) ?? 0) + 1);
    surplus.set(awayId, (surplus.get(awayId) ?? 0) - 1);
  }
  return Math.max(...[...surplus.values()].map(Math.abs));
}

it('makes of 8 teams, 12 Saturdays, 3 courts and a holiday what an organizer publishes as it is', () => {
  const league = { sizes: [8], meetings: 1, courts: 3, times: 4, weeks: 12, holidays: [5], mostPerDay: 1 } as const;
  const input = inputOfLeague(league);
  const { matches, unplaced, unmet } = generateSchedule(input);
  expect([unplaced, unmet, hardViolations(input, matches)]).toEqual([[], [], []]);
  const days = [...Map.groupBy(matches, dayOf)].toSorted(([a], [b]) => a.localeCompare(b));
  // From the first Saturday on, but for the holiday on March 13.
  const saturdays = ['02-06', '02-13', '02-20', '02-27', '03-06', '03-20', '03-27'].map((day) => `2027-${day}`);
  expect(days.map(([day]) => day)).toEqual(saturdays);
  for (const [, own] of days) {
    expect(new Set(own.map(({ round }) => round)).size).toBe(1);
    const taken = own.map((match) => `${timeOf(match)} ${courtOf(match)}`).sort();
    expect(taken).toEqual(['09:00 c1', '09:00 c2', '09:00 c3', '10:15 c1']);
  }
  expect([spreadOf(matches, timeOf), homeSurplus(matches)]).toEqual([1, 1]);
  expect(spreadOf(matches, courtOf)).toBeLessThanOrEqual(2);
});

it(`places ${leagues} usual leagues whole, compact from the first week and even, and breaks nothing`, () => {
  let even = 0;
  for (let seed = 1; seed <= leagues; seed += 1) {
    const league = leagueOf(seed);
    const input = inputOfLeague(league, seed);
    const { matches, unplaced } = generateSchedule(input);
    const about = JSON.stringify(league);
    expect([unplaced, hardViolations(input, matches)], about).toEqual([[], []]);
    const days = new Set(matches.map(dayOf));
    const rounds = new Set(matches.map(({ round }) => round)).size;
    expect(days.size, about).toBeLessThanOrEqual(rounds);
    expect(homeSurplus(matches), about).toBeLessThanOrEqual(1);
    const spread = Math.max(spreadOf(matches, timeOf), spreadOf(matches, courtOf));
    // Two matches of a team on one day are swapped one at a time, which evens less.
    expect(spread, about).toBeLessThanOrEqual(league.mostPerDay === 1 ? 2 : 4);
    if (spread <= 1) even += 1;
  }
  process.stdout.write(`times and courts differ by one at most in ${even} of ${leagues} leagues\n`);
  expect(even).toBeGreaterThan(leagues / 2);
});

it('keeps the rounds spread over the whole time where an organizer wants that', () => {
  const league = { sizes: [6], meetings: 1, courts: 2, times: 4, weeks: 12, holidays: [], mostPerDay: 1 } as const;
  const spread = generateSchedule({ ...inputOfLeague(league), shape: 'spread' });
  expect(
    new Set(spread.matches.map(dayOf)).has('2027-04-24') || spread.matches.some((one) => dayOf(one) > '2027-04-01'),
  ).toBe(true);
});

it('falls back to all days where a team cannot play in the weeks that would do', () => {
  const league = { sizes: [4], meetings: 1, courts: 1, times: 2, weeks: 6, holidays: [], mostPerDay: 1 } as const;
  const input = inputOfLeague(league);
  const [first, ...others] = input.entrants;
  const away = { id: 'tour', from: '2027-02-01T00:00', until: '2027-02-21T00:00', wish: false };
  const entrants = [{ ...first!, unavailable: [away] }, ...others];
  const { matches, unplaced } = generateSchedule({ ...input, entrants });
  expect([unplaced, hardViolations({ ...input, entrants }, matches)]).toEqual([[], []]);
});
