import { expect, it } from 'vitest';
import { placeMatches } from '#shared/competitions/placing/place-matches.ts';
import type { PlacingRules, ToPlace } from '#shared/competitions/placing/placing.ts';
import { whyUnplaced } from '#shared/competitions/placing/why-unplaced.ts';

const minute = 60_000;
const rules: PlacingRules = {
  courts: ['1'],
  days: [[0, 90 * minute]],
  matchMs: 30 * minute,
  changeoverMs: 0,
  restMs: 20 * minute,
};
const match = (key: string, people: string[], differences: Partial<ToPlace> = {}): ToPlace => ({
  key,
  people,
  after: [],
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
  ...differences,
});
/** What is said of those that are left once all were placed. */
const said = (matches: readonly ToPlace[], differences: Partial<PlacingRules> = {}) => {
  const all = { ...rules, ...differences };
  return Object.fromEntries(whyUnplaced(matches, all, placeMatches(matches, all)));
};

it('says that no court has hours left', () => {
  const matches = ['a', 'b', 'c', 'd'].map((key) => match(key, [key]));
  expect(Object.values(said(matches))).toEqual(['courts']);
  expect(said(matches, { courts: ['1', '2'] })).toEqual({});
});

it('says that a player needs rest, and what waits for such a match', () => {
  const matches = [match('a', ['ann']), match('b', ['ann'], { after: ['a'] }), match('c', ['ann'], { after: ['b'] })];
  const last = match('d', ['bob'], { after: ['c'] });
  expect(said([...matches, last], { courts: ['1', '2'] })).toEqual({ c: 'rest', d: 'before' });
});

it('says that the window of a category leaves no time', () => {
  expect(said([match('a', ['ann'], { from: 70 * minute })])).toEqual({ a: 'window' });
  expect(said([match('a', ['ann'], { until: 20 * minute })])).toEqual({ a: 'window' });
});

it('says nothing of what has room and was not placed yet', () => {
  expect([...whyUnplaced([match('a', ['ann'])], rules, [])]).toEqual([]);
});
