import { expect, it } from 'vitest';
import { seeded } from '#shared/competitions/random.ts';
import { fairnessOf } from '#shared/competitions/schedules/fairness.ts';
import type { Limit } from '#shared/competitions/schedules/limits/limit.ts';
import { limitsOf } from '#shared/competitions/schedules/limits/limits.ts';
import { keptOf } from '#shared/competitions/schedules/rainout.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { inputOfLeague, type UsualLeague } from '#tests/support/competitions/schedules/usual-league.ts';

const leagues = Number(process.env.LEAGUES ?? 16);
const plain: UsualLeague = { sizes: [8], meetings: 1, courts: 3, times: 2, weeks: 8, holidays: [], mostPerDay: 1 };
const effort = 300;

const planOf = (league: UsualLeague, seed = 1) => {
  const input = { ...inputOfLeague(league, seed), effort };
  const made = generateSchedule(input);
  return { input, made, limits: limitsOf(input, made) };
};

/** The league with what a limit names; where the day is full, with as many courts again. */
function helped(league: UsualLeague, { remedy }: Limit): UsualLeague {
  if (!remedy || remedy.add === 'unlock') throw new Error('It names nothing to add.');
  const count = league[remedy.add] + remedy.count;
  if (remedy.add === 'times' && count > 11) return { ...league, courts: 2 * league.courts };
  return { ...league, [remedy.add]: count };
}

it('says in one sentence that a day has too little room for a round, and what to add', () => {
  const { made, limits } = planOf({ ...plain, sizes: [8, 8], weeks: 16 });
  expect(made.unplaced).toEqual([]);
  expect(limits.map(({ sentence }) => sentence)).toContain(
    '3 fields and 2 times fit 6 matches a day; 8 are needed. Add a time or a field.',
  );
});

it('counts the play days that holidays take when a season has too little room', () => {
  const { made, limits } = planOf({ ...plain, courts: 1, weeks: 6, holidays: [2] });
  expect(made.unplaced.length).toBeGreaterThan(0);
  expect(limits.map(({ sentence }) => sentence)).toEqual([
    '1 field and 2 times on 5 play days (1 more is closed) fit 10 matches; 28 are needed. Add a time, a field or a week.',
    'At 1 a day and 2 a week, a team can play 5 rounds on 5 play days (1 more is closed); 7 are needed. Add 2 weeks, or let teams play more often.',
  ]);
});

it('names the team that is away too often, and no other', () => {
  const input = { ...inputOfLeague({ ...plain, sizes: [4], weeks: 4 }), effort };
  const [first, ...others] = input.entrants;
  const tour = { id: 'tour', from: '2027-02-01T00:00', until: '2027-02-21T00:00', wish: false };
  const away = { ...input, entrants: [{ ...first!, name: 'Heroes', unavailable: [tour] }, ...others] };
  const limits = limitsOf(away, generateSchedule(away));
  expect(limits).toEqual([
    {
      kind: 'away',
      sentence:
        'Heroes can play 1 match on the days they’re free; 3 are needed. Change the times they can’t play, or add a week.',
      remedy: { add: 'weeks', count: 2 },
    },
  ]);
});

it('names the lock that keeps a match from having a time', () => {
  const input = { ...inputOfLeague(plain), effort };
  const [kept] = keptOf(generateSchedule(input).matches);
  const day = kept!.at.localStart.slice(0, 10);
  const closure = { id: 'fair', from: `${day}T00:00`, until: `${day}T23:00`, reason: 'County fair' };
  const closed = { ...input, locked: [kept!], closures: [closure] };
  expect(limitsOf(closed, generateSchedule(closed)).map(({ kind }) => kind)).toContain('lock');
});

it(`names a limit of ${leagues} leagues that are placed whole only where they are uneven`, () => {
  let even = 0;
  for (let seed = 1; seed <= leagues; seed += 1) {
    const sizes = [[4], [6], [5], [4, 4]][seed % 4] ?? [4];
    const { made, limits } = planOf({ ...plain, sizes, courts: 1 + (seed % 3), times: 6 }, seed);
    expect(made.unplaced).toEqual([]);
    const { times, courts } = fairnessOf(made.matches);
    const spread = Math.max(...[...times, ...courts].map((share) => share.spread));
    expect(limits.length > 0, `${seed}`).toBe(spread > 1);
    if (spread <= 1) even += 1;
  }
  expect(even).toBeGreaterThan(0);
});

/** Leagues that are short of weeks, times or courts. */
function shortLeague(seed: number): UsualLeague {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const sizes = [[4], [5], [6], [7], [8], [4, 4], [6, 5]][upTo(6)] ?? [4];
  const rounds = Math.max(...sizes.map((size) => size - 1 + (size % 2)));
  const [courts, times, weeks] = [1 + upTo(2), 1 + upTo(2), Math.max(2, rounds - 2 + upTo(3))];
  return { sizes, meetings: 1, courts, times, weeks, holidays: upTo(1) ? [upTo(weeks - 1)] : [], mostPerDay: 1 };
}

it(`names a limit whenever one of ${leagues} leagues has a match without a time, and what it names helps`, () => {
  let short = 0;
  for (let seed = 1; seed <= leagues; seed += 1) {
    const league = shortLeague(seed);
    const { made, limits } = planOf(league, seed);
    if (made.unplaced.length === 0) continue;
    short += 1;
    expect(limits.length, JSON.stringify(league)).toBeGreaterThan(0);
    for (const { sentence } of limits) expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
    const after = limits.reduce(helped, league);
    const { unplaced } = planOf(after, seed).made;
    expect(unplaced.length, `${JSON.stringify(league)} ${JSON.stringify(limits)}`).toBeLessThan(made.unplaced.length);
  }
  expect(short).toBeGreaterThan(leagues / 4);
});

it('names what would even the times out, and so it does', () => {
  const spread = (league: UsualLeague, seed: number) =>
    Math.max(...fairnessOf(planOf(league, seed).made.matches).times.map((share) => share.spread));
  let uneven = 0;
  for (let seed = 1; seed <= leagues; seed += 1) {
    const league = { ...plain, sizes: [[5], [7], [9], [5, 7]][seed % 4]!, times: 6, courts: 1 + (seed % 2), weeks: 11 };
    const limit = planOf(league, seed).limits.find(({ kind }) => kind === 'times');
    if (!limit) continue;
    uneven += 1;
    expect(spread(helped(league, limit), seed), JSON.stringify(league)).toBeLessThan(spread(league, seed));
  }
  expect(uneven).toBeGreaterThan(0);
});
