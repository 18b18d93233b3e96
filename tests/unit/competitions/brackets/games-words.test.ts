import { expect, it } from 'vitest';
import { gamesWords, partsWords } from '#shared/competitions/brackets/games-words.ts';
import { gamesOfScore } from '#shared/competitions/playoffs/games-of-score.ts';

const sets: [number, number][] = [
  [11, 7],
  [9, 11],
  [11, 8],
];

it('shows the games of a match wherever they were entered, and not only how many each side won', () => {
  const whole = gamesOfScore({ scores: [2, 1], sets }, 1);
  expect(whole).toEqual([{ scores: [2, 1], sets }]);
  expect(gamesWords(whole)).toBe('11–7, 9–11, 11–8');
  const single = gamesOfScore({ scores: [2, 1], sets }, 3);
  expect(single.map(({ scores }) => scores)).toEqual(sets);
  expect(gamesWords(single)).toBe('11–7, 9–11, 11–8');
  expect(partsWords(single)).toBe('11–7, 9–11, 11–8');
});

it('says a score of one pair of numbers once', () => {
  const games = gamesOfScore({ scores: [1, 1], winner: 1 }, 1);
  expect(games).toEqual([{ scores: [1, 1], winner: 1 }]);
  expect(gamesWords(games)).toBe('1–1');
  expect(partsWords(games)).toBeUndefined();
});
