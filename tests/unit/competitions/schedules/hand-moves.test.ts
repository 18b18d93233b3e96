import { expect, it } from 'vitest';
import { checksOf } from '#shared/competitions/schedules/checks.ts';
import type { DraftChange } from '#shared/competitions/schedules/contract.ts';
import { fairnessOf } from '#shared/competitions/schedules/fairness.ts';
import { changesBack, handMoves } from '#shared/competitions/schedules/hand-moves.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { hardViolations } from '#tests/support/competitions/schedules/hard-violations.ts';
import { inputOfLeague } from '#tests/support/competitions/schedules/usual-league.ts';

const input = inputOfLeague({ sizes: [6], meetings: 1, courts: 2, times: 2, weeks: 7, holidays: [3], mostPerDay: 1 });
const { matches } = generateSchedule(input);
const [one] = matches;
const sameDay = matches.find(
  ({ key, at }) => key !== one!.key && at!.localStart.slice(0, 10) === one!.at!.localStart.slice(0, 10),
)!;
const otherDay = matches.find(({ at }) => at!.localStart.slice(0, 10) !== one!.at!.localStart.slice(0, 10))!;

/** As the server makes them, one after the other. */
const made = (changes: readonly DraftChange[], before: readonly ScheduledMatch[] = matches) =>
  changes.reduce<readonly ScheduledMatch[]>(
    (so, change) =>
      so.map((match) => {
        if (match.key !== change.key) return match;
        const { at: _, ...without } = match;
        if (change.do === 'move') return { ...match, at: change.to };
        return change.do === 'takeOff' ? without : { ...match, locked: change.do === 'lock' };
      }),
    before,
  );

it('swaps a match with the one it is dropped on, and breaks nothing', () => {
  const outcome = handMoves(input, matches)(one!.key, sameDay.at!);
  expect(outcome).toMatchObject({ kind: 'swaps', other: { key: sameDay.key } });
  const after = made('changes' in outcome ? outcome.changes : []);
  expect(after.find(({ key }) => key === one!.key)!.at).toEqual(sameDay.at);
  expect(after.find(({ key }) => key === sameDay.key)!.at).toEqual(one!.at);
  expect(hardViolations(input, after)).toEqual([]);
});

it('refuses a swap that would let a team play twice on a day, and says so', () => {
  const outcome = handMoves(input, matches)(one!.key, otherDay.at!);
  expect(outcome).toMatchObject({ kind: 'refused', why: expect.stringContaining('more than 1 a day.') });
});

it('refuses a holiday, and neither moves a locked match nor pushes one away', () => {
  const holiday = { ...one!.at!, localStart: '2027-02-27T09:00' };
  expect(handMoves(input, matches)(one!.key, holiday)).toEqual({ kind: 'refused', why: 'It’s a holiday.' });
  const locked = matches.map((match) => (match.key === one!.key ? { ...match, locked: true } : match));
  const judge = handMoves(input, locked);
  expect(judge(one!.key, sameDay.at!)).toEqual({ kind: 'refused', why: 'It is locked. Unlock it first.' });
  expect(judge(sameDay.key, one!.at!)).toMatchObject({ kind: 'refused', why: expect.stringContaining('locked') });
});

it('finds the way back from every change by hand', () => {
  const swap = handMoves(input, matches)(one!.key, sameDay.at!);
  for (const changes of [
    'changes' in swap ? swap.changes : [],
    [{ do: 'lock' as const, key: one!.key }],
    [{ do: 'takeOff' as const, key: one!.key }],
  ])
    expect(made(changesBack(matches, changes), made(changes))).toEqual(matches);
});

it('counts times, fields, home and away of every team', () => {
  const { home, away, times, teams } = fairnessOf(matches);
  expect(teams).toHaveLength(6);
  expect([home, away]).toEqual([
    { least: 2, most: 3 },
    { least: 2, most: 3 },
  ]);
  for (const team of teams) expect([...team.times.values()].reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(times.map(({ of }) => of)).toEqual(['09:00', '10:15']);
});

it('puts what has to be fixed before what may be ignored', () => {
  const unplaced = [{ key: one!.key, sentence: 'It is locked to a time that it cannot have.' }];
  const unmet = [{ wish: 'weekday', keys: [sameDay.key], sentence: 'No Saturdays for Team 1.' }];
  const checks = checksOf({ matches, unplaced, unmet }, [{ kind: 'lock', sentence: 'Unlock it.' }], (id) => id);
  expect(checks.map(({ level, keys }) => [level, keys])).toEqual([
    ['red', [one!.key]],
    ['yellow', []],
    ['yellow', [sameDay.key]],
  ]);
  expect(checks[0]!.sentence).toContain('has no time.');
});
