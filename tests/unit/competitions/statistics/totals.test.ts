import { expect, it } from 'vitest';
import { totalsOf } from '#shared/competitions/statistics/totals.ts';

const line = (seasonId: string, gameTypeId: string, counts: Record<string, number>) => ({
  seasonId,
  label: `Season ${seasonId}`,
  gameTypeId,
  counts,
});

it('adds up each sport by itself, the sport of most matches and the newest season first', () => {
  const totals = totalsOf([
    line('ssn_1', 'basketball', { PTS: 7 }),
    line('ssn_2', 'soccer', { G: 1 }),
    line('ssn_3', 'soccer', { G: 2, A: 1 }),
    line('ssn_3', 'soccer', {}),
  ]);
  expect(totals.map(({ gameTypeId }) => gameTypeId)).toEqual(['soccer', 'basketball']);
  expect(totals[0]).toMatchObject({ matches: 3, counts: { G: 3, A: 1 } });
  expect(totals[0]?.seasons).toEqual([
    { seasonId: 'ssn_3', label: 'Season ssn_3', matches: 2, counts: { G: 2, A: 1 } },
    { seasonId: 'ssn_2', label: 'Season ssn_2', matches: 1, counts: { G: 1 } },
  ]);
});

it('has no sport of a player who did nothing', () => {
  expect(totalsOf([])).toEqual([]);
});
