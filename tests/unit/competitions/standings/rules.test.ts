import { describe, expect, it } from 'vitest';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import { MatchResult } from '#shared/competitions/standings/results.ts';
import { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { competitionOf, entrantsOf } from '#tests/support/competitions/standings.ts';

const rowOf = (competition: Competition, name: string) =>
  standingsOf(competition).rows.find((row) => row.name === name);
const points = (competition: Competition) =>
  Object.fromEntries(standingsOf(competition).rows.map((row) => [row.name, row.points]));

describe('what a match is worth', () => {
  it('tells overtime from regular time', () => {
    const hockey = competitionOf('A-B 3-2 ot, A-C 2-0, B-C 1-1', { ruleset: standingsTemplates.hockey });
    expect(points(hockey)).toEqual({ A: 4, B: 2, C: 1 });
    expect(rowOf(hockey, 'A')).toMatchObject({ played: 2, won: 1, overtimeWon: 1, lost: 0, pct: 1 });
    expect(rowOf(hockey, 'B')).toMatchObject({ overtimeLost: 1, drawn: 1, lost: 0, pct: 0.25 });
  });

  it('adds bonuses for goals, for conceding none and for coming', () => {
    const bonuses = { bonusGoals: { per: 2, max: 2 }, shutoutBonus: 1, participation: 0.5 };
    const ruleset = { points: { ...standingsTemplates.soccer.points, ...bonuses } };
    expect(points(competitionOf('A-B 9-0, C-D 0-0', { ruleset }))).toEqual({ A: 6.5, B: 0.5, C: 2.5, D: 2.5 });
  });

  it('goes by who won the shootout where the score is level', () => {
    const { results, entrants, ruleset } = competitionOf('A-B 1-1');
    const shot = results.map((one) => ({ ...one, resultType: 'shootout' as const, winner: 'away' as const }));
    expect(points({ entrants, results: shot, ruleset })).toEqual({ A: 0, B: 3 });
  });

  it('records a forfeit with the score of the rules, and counts who did not come', () => {
    const forfeits = 'A-B 0-0 fa, C-D 0-0 fb, B-C 1-1';
    expect(rowOf(competitionOf(forfeits), 'A')).toMatchObject({ won: 1, points: 3, for: 3, against: 0, forfeited: 0 });
    expect(rowOf(competitionOf(forfeits), 'B')).toMatchObject({ lost: 1, drawn: 1, diff: -3, forfeited: 1 });
    expect(rowOf(competitionOf(forfeits), 'D')).toMatchObject({ played: 1, lost: 1, points: 0, diff: 0, forfeited: 1 });
    expect(rowOf(competitionOf(forfeits, { ruleset: { forfeitCountsInDiff: false } }), 'A')).toMatchObject({
      points: 3,
      diff: 0,
    });
  });

  it('leaves out matches that do not count and abandoned ones', () => {
    const { results, ...rest } = competitionOf('A-B 1-0, A-B 2-0');
    const uncounted = results.map((one, index) =>
      index ? { ...one, resultType: 'abandoned' as const } : { ...one, counts: 'nothing' as const },
    );
    expect(rowOf({ ...rest, results: uncounted }, 'A')?.played).toBe(0);
  });
});

it('shows the streak and the latest five, in the order they were played', () => {
  const row = rowOf(competitionOf('A-B 0-1, A-B 1-1, B-A 0-2, A-B 1-0, A-B 0-1, A-B 3-1, A-B 2-1'), 'A');
  expect(row).toMatchObject({ streak: { form: 'win', length: 2 }, last5: ['win', 'win', 'loss', 'win', 'win'] });
});

describe('who leaves', () => {
  const leaving = (annulRule: Ruleset['annulRule'], text = 'A-D 0-2, B-D 0-1, C-D, B-C 1-0') =>
    competitionOf(text, {
      ruleset: { annulRule },
      entrants: entrantsOf('A B C D').map((entrant) =>
        entrant.name === 'D' ? { ...entrant, status: 'withdrawn' } : entrant,
      ),
    });

  it('keeps results and forfeits the rest', () => {
    expect(points(leaving('keep_results'))).toEqual({ B: 3, C: 3, A: 0, D: 6 });
    expect(standingsOf(leaving('keep_results')).rows.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
      '1 B',
      '2 C',
      '3 A',
      'undefined D',
    ]);
  });

  it('is annulled where the rules say so, or less than half was played', () => {
    expect(points(leaving('annul_all'))).toEqual({ B: 3, C: 0, A: 0, D: 0 });
    expect(points(leaving('annul_if_less_than_half'))).toMatchObject({ C: 3 });
    const early = leaving('annul_if_less_than_half', 'A-D 0-2, B-D, C-D, B-C 1-0');
    expect(points(early)).toEqual({ B: 3, A: 0, C: 0, D: 0 });
    expect(rowOf(early, 'D')).toMatchObject({ why: 'Withdrawn: all results with them are annulled.' });
  });
});

it('ranks no one before they played enough', () => {
  const table = standingsOf(competitionOf('A-B 0-1, A-B 1-0, C-A 1-0', { ruleset: { minMatchesToRank: 2 } }));
  expect(table.rows.map(({ rank }) => rank)).toEqual([1, 2, undefined]);
  expect(table.rows.at(-1)).toMatchObject({ name: 'C', why: 'Not ranked yet: 1 of the 2 matches that it takes.' });
});

it('shows adjustments with their reasons, and counts them where the rules allow it', () => {
  const taken = { entrantId: 'A', points: -2, reason: 'Ineligible player', madeOn: '2027-03-02' };
  const adjusted = competitionOf('A-B 1-0', { adjustments: [taken] });
  expect(rowOf(adjusted, 'A')).toMatchObject({ points: 1, adjustments: [taken] });
  expect(rowOf({ ...adjusted, asOf: '2027-03-01' }, 'A')).toMatchObject({ points: 3, adjustments: [] });
  expect(points({ ...adjusted, ruleset: { ...adjusted.ruleset, adjustmentsAllowed: false } })).toEqual({ A: 3, B: 0 });
});

it('is what it was on any day', () => {
  const season = competitionOf('A-B 1-0, B-A 2-0, B-A 1-0');
  const on = (asOf: string) => points({ ...season, asOf });
  expect(['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-09'].map(on)).toEqual([
    { A: 0, B: 0 },
    { A: 3, B: 0 },
    { A: 3, B: 3 },
    { A: 3, B: 6 },
  ]);
});

it('goes by shares of sets and by ratings', () => {
  const sets = competitionOf('A-B 3-2, C-D 3-0', { ruleset: { basis: 'set_pct' } });
  expect(standingsOf(sets).rows.map(({ name }) => name)).toEqual(['C', 'A', 'B', 'D']);
  expect(rowOf(sets, 'A')?.why).toBe('2nd with .600 of sets won, behind C (1.000) and ahead of B (.400).');
  const elo = competitionOf('A-B 1-0, B-C 1-0, A-C 1-0', { ruleset: { basis: 'elo' } });
  expect(standingsOf(elo).rows.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(rowOf(elo, 'A')?.why).toMatch(/^1st with a rating of 15\d\d, ahead of B \(15?\d+\)\.$/);
});

describe('a ruleset', () => {
  const given = standingsTemplates.soccer;
  const refused = (change: object) => Ruleset.safeParse({ ...given, ...change }).error?.issues[0]?.path.join('.');

  it('takes every template as it is', () => {
    for (const template of Object.values(standingsTemplates)) expect(Ruleset.parse(template)).toEqual(template);
  });

  it('keeps its bounds', () => {
    expect(refused({ diffCapPerMatch: 0 })).toBe('diffCapPerMatch');
    expect(refused({ diffCapPerMatch: 21 })).toBe('diffCapPerMatch');
    expect(refused({ diffCapPerMatch: undefined })).toBe('diffCapPerMatch');
    expect(refused({ tieBreakers: ['diff', 'diff'] })).toBe('tieBreakers');
    expect(refused({ tieBreakers: Ruleset.shape.tieBreakers.element.options.slice(0, 9) })).toBe('tieBreakers');
    expect(refused({ points: { ...given.points, win: 21 } })).toBe('points.win');
  });

  it('takes no match of a player against themselves, and no forfeit by no one', () => {
    const [result] = competitionOf('A-B 1-0').results;
    expect(MatchResult.safeParse({ ...result, awayId: 'A' }).success).toBe(false);
    expect(MatchResult.safeParse({ ...result, resultType: 'forfeit' }).success).toBe(false);
    expect(MatchResult.safeParse(result).success).toBe(true);
  });
});
