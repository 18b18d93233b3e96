import { expect, it } from 'vitest';
import type { EntryList } from '#shared/competitions/tournaments/entry-list.ts';
import { possibleSubstitutes } from '#shared/competitions/tournaments/possible-substitutes.ts';

const entry = (personIds: string[], isListed = true): EntryList['entries'][number] => ({
  entryId: `ten_${personIds.join('_')}`,
  ...{ personIds, isListed },
  enteredAt: '2028-01-05T00:00:00.000Z',
});
const seeker = (userId: string, isListed = true) => ({ userId, note: '', isListed, askedBy: [] });

it('names players who play for no side of the category, each once and as the first that they are', () => {
  const doubles = {
    categoryId: 'doubles',
    list: {
      capacity: 2,
      entries: [entry(['ann', 'bob']), entry(['cat', 'dan']), entry(['eve', 'fay']), entry(['gus', 'hal'], false)],
      seekers: [seeker('ivy'), seeker('jon', false)],
    },
  };
  const singles = {
    categoryId: 'singles',
    list: { capacity: 4, entries: [['ann'], ['ivy'], ['eve'], ['kim'], ['leo']].map((ids) => entry(ids)), seekers: [] },
  };
  expect(possibleSubstitutes([doubles, singles], 'doubles')).toEqual([
    { userId: 'ivy', as: 'seeker' },
    { userId: 'eve', as: 'waiting' },
    { userId: 'fay', as: 'waiting' },
    { userId: 'kim', as: 'otherCategory' },
  ]);
  expect(possibleSubstitutes([singles], 'doubles')).toEqual([]);
});
