import { expect, it } from 'vitest';
import { fullnessOf } from '#shared/discovery/fullness.ts';

it.each([
  [{ free: null, waiting: 0 }, 'Open to all', 'open'],
  [{ free: 8, waiting: 0 }, '8 spots left', 'open'],
  [{ free: 1, waiting: 0 }, '1 spot left', 'few'],
  [{ free: 0, waiting: 0 }, 'Full', 'full'],
  // A seat is held for a player in line.
  [{ free: 1, waiting: 2 }, 'Full, 2 in line', 'full'],
])('says how full %o is', (event, words, is) => {
  expect(fullnessOf(event)).toEqual({ words, is });
});

it('names the groups that have spots left, also while players wait for another', () => {
  const groups = [
    { label: 'Goalkeepers', free: 1 },
    { label: 'Field players', free: 4 },
  ];
  const words = 'Spots left: Goalkeepers 1, Field players 4';
  expect(fullnessOf({ free: 5, waiting: 0, groups })).toEqual({ words, is: 'open' });
  expect(fullnessOf({ free: 1, waiting: 3, groups: groups.slice(0, 1) })).toEqual({
    words: 'Spots left: Goalkeepers 1',
    is: 'few',
  });
  expect(fullnessOf({ free: 1, waiting: 3, groups: [] })).toEqual({ words: 'Full, 3 in line', is: 'full' });
});
