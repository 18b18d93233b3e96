import { expect, it } from 'vitest';
import { fullWords, quantity } from '#shared/quantity.ts';

it.each([
  [0, '0 players'],
  [1, '1 player'],
  [2, '2 players'],
  [1200, '1,200 players'],
])('counts %d players', (count, words) => {
  expect(quantity(count, 'player')).toBe(words);
});

it('takes the plural that is said', () => {
  expect([1, 3].map((count) => quantity(count, 'match', 'matches'))).toEqual(['1 match', '3 matches']);
});

it('says of one seat that it is taken', () => {
  expect([1, 2].map(fullWords)).toEqual(['Full: the one spot is taken', 'Full: all 2 spots are taken']);
});
