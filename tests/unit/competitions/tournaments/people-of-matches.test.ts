import { expect, it } from 'vitest';
import { generateBracket } from '#shared/competitions/brackets/generate-bracket.ts';
import { bracketMatches } from '#shared/competitions/tournaments/people-of-matches.ts';
import { aPlayoffWish } from '#tests/support/competitions/playoffs.ts';

const category = 'tct_00000000000000000000000001';

it('keeps the player who also plays elsewhere free for each match that they may come to, and no one else', () => {
  const groups = ['A', 'B'].map((groupId) => ({
    groupId,
    isComplete: false,
    rows: [1, 2].map((rank) => ({ entrantId: `${groupId}${rank}`, rank, pointsPerMatch: 0 })),
  }));
  const qualifiers = groups.map(({ groupId }) => ({ groupId, ranks: 2 }));
  const wish = aPlayoffWish({ format: 'single', seeding: 'pool_cross', qualifiers });
  const made = generateBracket({ ...wish, groups, provisional: true, drawText: '' });
  const bracket = made.status === 'generated' ? made.bracket : expect.fail();
  const people = new Map([
    ['a1', ['a1', 'ada']],
    ['b1', ['b1', 'ben']],
  ]);
  const matches = bracketMatches(category, bracket, people, ['pool'], new Set(['ada', 'eve']));
  const [one, other, final] = matches.map((match) => match.people);
  expect(one?.filter((person) => other?.includes(person))).toEqual(['ada']);
  expect(final).toEqual([...new Set([...(one ?? []), ...(other ?? [])])]);
  expect(matches.map(({ people: all }) => all.includes('ben'))).toEqual([false, false, false]);
  expect(matches.map(({ after }) => after.includes('pool'))).toEqual([true, true, false]);
});
