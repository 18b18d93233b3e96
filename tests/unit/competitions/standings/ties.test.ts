import { describe, expect, it } from 'vitest';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import type { Ruleset, TieBreaker } from '#shared/competitions/standings/ruleset.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { competitionOf } from '#tests/support/competitions/standings.ts';

const circle = 'A-B 1-0, B-C 1-0, C-A 1-0';
const ranks = (competition: Competition) => standingsOf(competition).rows.map(({ rank, name }) => `${rank} ${name}`);
const trace = (competition: Competition, name: string) =>
  standingsOf(competition)
    .rows.find((row) => row.name === name)
    ?.trace.map(({ sentence }) => sentence);

describe('three who beat each other in a circle', () => {
  const chain: TieBreaker[] = ['h2h_points', 'h2h_diff', 'diff', 'draw_of_lots'];

  it('are parted by lot alone, with a trace of every step', () => {
    const drawn = competitionOf(circle, { ruleset: { tieBreakers: chain }, lotsSeed: 'spring' });
    expect(ranks(drawn)).toEqual(['1 B', '2 A', '3 C']);
    for (const name of ['A', 'B', 'C'])
      expect(trace(drawn, name)).toEqual([
        'Points: A, B and C 3, still level.',
        'Head-to-head points: A, B and C 3, still level.',
        'Head-to-head difference: A, B and C 0, still level.',
        'Difference: A, B and C 0, still level.',
        'Draw of lots (seed spring): B drawn 1st, then A drawn 2nd, then C drawn 3rd.',
      ]);
  });

  it('share their rank while no draw has been held', () => {
    const standings = standingsOf(competitionOf(circle, { ruleset: { tieBreakers: chain } }));
    expect(standings.rows.map(({ rank, isShared }) => [rank, isShared])).toEqual(Array(3).fill([1, true]));
    expect(standings.unresolved).toEqual([['A', 'B', 'C']]);
    expect(standings.rows[0]?.why).toBe('1st with 3 points, level with B and C: still tied with B and C.');
    expect(standings.rows[0]?.trace.at(-1)?.sentence).toBe('Draw of lots skipped: no draw has been held.');
  });

  it('are put in the order that was decided, with its reason', () => {
    const manualOrders = [{ order: ['C', 'B', 'A'], reason: 'Captains threw dice', madeOn: '2027-03-09' }];
    const decided = competitionOf(circle, { ruleset: { tieBreakers: ['manual'] }, manualOrders });
    expect(ranks(decided)).toEqual(['1 C', '2 B', '3 A']);
    expect(trace(decided, 'A')?.at(-1)).toBe(
      'Decision of the organizer (Captains threw dice): C 1, then B 2, then A 3.',
    );
  });
});

it('skips head-to-head where not all pairs met, and says who did not', () => {
  const unmet = competitionOf('A-C 1-0, C-B 1-0, B-D 2-0', { ruleset: { tieBreakers: ['h2h_points', 'diff', 'for'] } });
  expect(trace(unmet, 'A')?.slice(1)).toEqual([
    'Head-to-head points skipped: not all pairs met (A and B).',
    'Difference: A and B +1, then C 0. A and B: from the first tie-breaker again.',
    'Head-to-head points skipped: not all pairs met (A and B).',
    'Difference: A and B +1, still level.',
    'Most scored: B 2, then A 1.',
  ]);
});

it('skips head-to-head where some pairs met more often than others', () => {
  const uneven = competitionOf('A-B 1-0, B-A 1-0, B-C 0-0, C-A 0-0, C-D 0-0, D-C 0-0', {
    ruleset: { tieBreakers: ['h2h_points'] },
  });
  expect(trace(uneven, 'A')?.at(-1)).toBe('Head-to-head points skipped: not all pairs met equally often (A and C).');
});

describe('several who are level at once', () => {
  // A, B and C have 6 points; among themselves 3 each. By difference A leads; of B and C, B won their match but C scored more.
  const three = 'A-B 3-0, B-C 1-0, C-A 1-0, A-D 1-0, B-D 2-0, C-D 2-0';
  const by = (multiwayMode: Ruleset['multiwayMode'], tieBreakers: TieBreaker[]) =>
    competitionOf(three, { ruleset: { multiwayMode, tieBreakers } });

  it('begin again from the first tie-breaker once one of them is placed', () => {
    const restart = by('restart', ['h2h_points', 'diff_capped', 'for', 'draw_of_lots']);
    expect(trace(restart, 'B')).toEqual([
      'Points: A, B and C 6, then D 0. A, B and C: from the first tie-breaker again.',
      'Head-to-head points: A, B and C 3, still level.',
      'Capped difference (at most 3 a match): A +3, then C +2, then B 0.',
    ]);
  });

  it('go on or begin again, which gives different tables', () => {
    const partly: TieBreaker[] = ['h2h_points', 'shutouts', 'diff'];
    const those = (multiwayMode: Ruleset['multiwayMode']) =>
      ranks(
        competitionOf('A-B 4-0, B-C 1-0, C-A 1-0, A-D 1-0, B-D 2-1, C-D 4-1', {
          ruleset: { multiwayMode, tieBreakers: partly },
        }),
      );
    // A kept two at 0; B and C one each: B beat C, but C has the better difference.
    expect(those('restart')).toEqual(['1 A', '2 B', '3 C', '4 D']);
    expect(those('continue')).toEqual(['1 A', '2 C', '3 B', '4 D']);
    expect(those('h2h_two_only')).toEqual(['1 A', '2 B', '3 C', '4 D']);
  });

  it('are compared head to head only as two, where the rules say so', () => {
    const two = competitionOf('A-B 4-0, B-C 1-0, C-A 1-0, A-D 1-0, B-D 2-1, C-D 4-1', {
      ruleset: { multiwayMode: 'h2h_two_only', tieBreakers: ['h2h_points', 'shutouts', 'diff'] },
    });
    expect(trace(two, 'B')).toEqual([
      'Points: A, B and C 6, then D 0. A, B and C: on to the next tie-breaker, two alone by head-to-head first.',
      'Head-to-head points skipped: more than two are tied.',
      'Matches without conceding: A 2, then B and C 1. B and C: on to the next tie-breaker, two alone by head-to-head first.',
      'Head-to-head points: B 3, then C 0.',
    ]);
  });
});

describe('each tie-breaker', () => {
  const level = { ruleset: { points: { win: 0, draw: 0, loss: 0, forfeitWin: 0, forfeitLoss: 0 } } };
  const firstBy = (by: TieBreaker, text: string, rest: Partial<Competition> = {}) =>
    ranks(competitionOf(text, { ...rest, ruleset: { ...level.ruleset, diffCapPerMatch: 3, tieBreakers: [by] } }))[0];

  it.each<[TieBreaker, string]>([
    ['h2h_diff', 'B-A 2-1'],
    ['h2h_for', 'A-B 0-3, B-A 0-1'],
    ['diff', 'A-C 4-0, B-D 5-0, A-C 2-2'],
    ['diff_capped', 'A-C 9-0, B-C 3-0, B-C 1-0'],
    ['for', 'A-C 1-1, B-D 3-3, C-D 0-0'],
    ['against', 'A-C 1-1, B-D 0-0'],
    ['wins', 'B-C 1-0 ot, A-C 1-1'],
    ['away_wins', 'A-C 1-0, C-B 0-1'],
    ['fewest_losses', 'A-C 0-1, D-A 1-0, C-D 0-1, C-D 1-0, E-B 1-1'],
    ['shutouts', 'A-C 4-1, B-D 2-0'],
    ['sets_ratio', 'A-C 3-1, B-C 3-0'],
    ['strength_of_schedule', 'A-C 0-1, B-D 0-1, D-E 1-0, E-C 1-0'],
    ['fewest_forfeits', 'A-C 0-0 fh, C-D 0-0 fa, C-D 0-0 fh, B-D 1-0'],
  ])('%s', (by, text) => {
    expect(firstBy(by, text)).toBe('1 B');
  });

  it('points_ratio looks at the points within sets', () => {
    const sets = (...all: string[]) =>
      all.map((set) => ({ home: Number(set.split('-')[0]), away: Number(set.split('-')[1]) }));
    const { results } = competitionOf('A-C 2-0, B-C 2-0');
    const played = results.map((result, index) => ({
      ...result,
      sets: index ? sets('11-3', '11-4') : sets('11-9', '11-9'),
    }));
    expect(firstBy('points_ratio', 'A, B, C', { results: played })).toBe('1 B');
  });

  it('a playoff match between those who are level counts for nothing else', () => {
    const { results } = competitionOf('B-A 2-1');
    const text = 'A, B';
    const standings = competitionOf(text, {
      results: results.map((result) => ({ ...result, counts: 'playoff' })),
      ruleset: { tieBreakers: ['playoff_match'] },
    });
    expect(ranks(standings)).toEqual(['1 B', '2 A']);
    expect(standingsOf(standings).rows.map(({ played, points }) => [played, points])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('conduct, seeds and the points of opponents', () => {
    const { results } = competitionOf('A-B 0-0');
    const carded = results.map((result) => ({ ...result, conduct: { home: 4, away: 1 } }));
    expect(firstBy('conduct_points', 'A, B', { results: carded })).toBe('1 B');
    const seeded = ['A', 'B'].map((name, index) => ({ entrantId: name, name, seed: 2 - index, status: 'in' as const }));
    expect(firstBy('seed', 'A, B', { entrants: seeded })).toBe('1 B');
    const swiss = (by: TieBreaker) =>
      ranks(
        competitionOf('A-C 1-0, B-D 1-0, D-C 1-0, D-E 1-0, A-E 1-0, B-C 1-0', { ruleset: { tieBreakers: [by] } }),
      )[0];
    // Both met C; A met E besides, who has nothing, and B met D, who has 6.
    expect(swiss('buchholz')).toBe('1 B');
    expect(swiss('median_buchholz')).toBe('1 B');
  });
});
