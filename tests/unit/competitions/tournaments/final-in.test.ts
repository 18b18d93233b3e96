import { expect, it } from 'vitest';
import { finalIn } from '#shared/competitions/tournaments/final-in.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';

const aMatch = (label: string, differences: Partial<ShownMatch> = {}): ShownMatch => ({
  key: label,
  categoryId: 'singles',
  stage: 'bracket',
  matchId: label,
  label,
  sides: [
    { entryId: 'ann', name: 'Ann' },
    { entryId: 'bob', name: 'Bob' },
  ],
  state: 'over',
  winner: 0,
  score: '21:15, 21:18',
  ...differences,
});
const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };

it('tells the score of a final from the side of who won it', () => {
  expect(finalIn([aMatch('SF 1'), aMatch('Final', { winner: 1, score: '15:21, 18:21' })], 'singles')).toEqual({
    champion: bob,
    other: 'Ann',
    score: '21:15, 21:18',
  });
});

it('has no champion before the final is over, and none of another category', () => {
  const { winner: _, ...open } = aMatch('Final', { state: 'ready' });
  expect(finalIn([open], 'singles')).toBeUndefined();
  expect(finalIn([aMatch('Final')], 'doubles')).toBeUndefined();
  expect(finalIn([aMatch('Final', { stage: 'game' })], 'singles')).toBeUndefined();
});

it('tells of a forfeit without a score', () => {
  expect(finalIn([aMatch('Final', { score: 'Forfeit' })], 'singles')).toEqual({ champion: ann, other: 'Bob' });
});

it('waits for a second grand final where there is one', () => {
  const first = aMatch('Grand final');
  const second = aMatch('Grand final, second match', { winner: 1, score: '10:21' });
  expect(finalIn([first, { ...second, state: 'never' }], 'singles')).toMatchObject({ champion: ann });
  expect(finalIn([first, { ...second, state: 'ready' }], 'singles')).toBeUndefined();
  expect(finalIn([first, second], 'singles')).toMatchObject({ champion: bob, score: '21:10' });
});
