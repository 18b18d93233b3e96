import { expect, it } from 'vitest';
import { BracketConfiguration } from '#shared/competitions/brackets/configuration.ts';
import { type GenerationWish, generateBracket } from '#shared/competitions/brackets/generate-bracket.ts';
import { placeBracket } from '#shared/competitions/brackets/place-bracket.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { SourceGroup } from '#shared/competitions/brackets/seeding/qualify.ts';
import { type Asked, aDraft, aWish, pairOf } from '#tests/support/competitions/brackets/brackets.ts';

/** Pool A has a1, a2 and so on; earlier pools have more points. */
const pools = (count: number, each: number): SourceGroup[] =>
  Array.from({ length: count }, (_, pool) => ({
    groupId: String.fromCharCode(65 + pool),
    isComplete: true,
    rows: Array.from({ length: each }, (__, index) => ({
      entrantId: `${String.fromCharCode(97 + pool)}${index + 1}`,
      rank: index + 1,
      pointsPerMatch: 3 - index / 2 - pool / 100,
    })),
  }));

const wishFor = (
  groups: SourceGroup[],
  ranks: number,
  asked: Partial<Asked> = {},
  more: Partial<GenerationWish> = {},
) =>
  aWish(
    0,
    { format: 'single', qualifiers: groups.map(({ groupId }) => ({ groupId, ranks })), ...asked },
    { groups, ...more },
  );

function firstRound(wish: GenerationWish): string[] {
  const made = generateBracket(wish);
  if (made.status === 'failed') throw new Error(JSON.stringify(made.error));
  const { matches } = readBracket(made.bracket);
  return matches
    .filter(({ part, round }) => part === 'winners' && round === 1)
    .map((match) => pairOf(match)?.join('-') ?? 'bye');
}

const errorOf = (wish: GenerationWish) => {
  const made = generateBracket(wish);
  return made.status === 'failed' ? made.error : undefined;
};

it('crosses pools over', () => {
  const seeding = 'pool_cross';
  expect(firstRound(wishFor(pools(2, 3), 2, { seeding }))).toEqual(['a1-b2', 'b1-a2']);
  expect(firstRound(wishFor(pools(4, 3), 2, { seeding }))).toEqual(['a1-b2', 'c1-d2', 'b1-a2', 'd1-c2']);
});

it('keeps those of one pool apart until the final where that can be had, and else until late', () => {
  for (const [count, each] of [
    [2, 2],
    [4, 2],
    [8, 2],
    [3, 2],
    [6, 2],
  ] as const) {
    const made = generateBracket(wishFor(pools(count, each), each));
    const seeds = made.status === 'generated' ? readBracket(made.bracket).matches : [];
    const half = (id: string) => {
      const opening = seeds.filter(({ round }) => round === 1);
      return (
        opening.findIndex(({ slots }) => slots.some((slot) => slot.slotState === 'set' && slot.entrantId === id)) <
        opening.length / 2
      );
    };
    for (const { groupId } of pools(count, each)) {
      const pool = groupId.toLowerCase();
      expect(half(`${pool}1`), `${count} pools, ${groupId}`).not.toBe(half(`${pool}2`));
    }
  }
});

it('seeds by hand, by ratings, and by a text that anybody can draw from again', () => {
  const seeded = (asked: Partial<Asked>, more: Partial<GenerationWish> = {}) =>
    firstRound(wishFor(pools(1, 4), 4, asked, more));
  expect(seeded({ seeding: 'manual' }, { picked: ['a4', 'a3', 'a2', 'a1'] })).toEqual(['a4-a1', 'a3-a2']);
  const rated = pools(1, 4).map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, rating: row.rank })),
  }));
  expect(firstRound(wishFor(rated, 4, { seeding: 'ratings' }))).toEqual(['a4-a1', 'a3-a2']);
  const random = (drawText: string) => seeded({ seeding: 'random_seeded' }, { drawText }).join();
  expect(random('x')).toBe(random('x'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(random)).size).toBeGreaterThan(1);
});

it('takes in the best of those who are placed next', () => {
  const made = generateBracket(wishFor(pools(3, 3), 2, { wildcards: 2 }));
  const bracket = made.status === 'generated' ? made.bracket : expect.fail();
  expect(bracket.seeds.filter(({ slotState }) => slotState === 'set')).toHaveLength(8);
  expect(bracket.alternates).toEqual(['c3']);
});

it('says why no playoff came of it', () => {
  const open = pools(2, 3).map((group, index) => ({ ...group, isComplete: index === 0 }));
  expect(errorOf(wishFor(pools(1, 1), 2))).toEqual({ code: 'not_enough_participants', found: 1, needed: 2 });
  expect(errorOf(wishFor(open, 2))).toEqual({ code: 'source_incomplete', groupIds: ['B'] });
  expect(errorOf(wishFor(pools(4, 3), 2, { size: 4 }))).toEqual({ code: 'size_too_large', found: 8, size: 4 });
  const existing = { playoffId: 'p1', mayReplace: false };
  expect(errorOf(wishFor(pools(2, 2), 2, {}, { existing }))).toEqual({ code: 'already_exists', playoffId: 'p1' });
  expect(errorOf(wishFor(pools(2, 2), 2, {}, { existing: { ...existing, mayReplace: true } }))).toBeUndefined();
});

it('leaves a tie at the line to people, and follows what they decide', () => {
  const tied = pools(1, 4).map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, rank: Math.max(1, row.rank - (row.rank === 3 ? 1 : 0)) })),
  }));
  expect(errorOf(wishFor(tied, 2))).toEqual({ code: 'ties_unresolved', ties: [['a2', 'a3']] });
  expect(firstRound(wishFor(tied, 2, {}, { decided: ['a3', 'a2'] }))).toEqual(['a1-a3']);
  const equal = pools(2, 2).map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, pointsPerMatch: 1 })),
  }));
  expect(errorOf(wishFor(equal, 1, { wildcards: 1 }))).toEqual({ code: 'ties_unresolved', ties: [['a2', 'b2']] });
});

it('holds slots for groups that are still played, where that is wished', () => {
  const open = pools(2, 3).map((group, index) => ({ ...group, isComplete: index === 0 }));
  const made = generateBracket(wishFor(open, 2, { seeding: 'pool_cross' }, { provisional: true }));
  const bracket = made.status === 'generated' ? made.bracket : expect.fail();
  expect(bracket.seeds).toContainEqual({ slotState: 'tbd', waitsFor: 'Place 2 of B' });
});

it('names no group of an open seed where results of several groups decide their order', () => {
  const open = pools(3, 3).map((group) => ({ ...group, isComplete: false }));
  const made = generateBracket(wishFor(open, 2, { seeding: 'pool_cross' }, { provisional: true }));
  const { seeds } = made.status === 'generated' ? made.bracket : expect.fail();
  const waiting = (place: number) => ({ slotState: 'tbd', waitsFor: `Place ${place} of a group` });
  expect(seeds.filter(({ slotState }) => slotState === 'tbd')).toEqual([1, 1, 1, 2, 2, 2].map(waiting));
});

it('makes the same of the same', () => {
  const wish = wishFor(pools(4, 3), 2);
  expect(generateBracket(wish)).toEqual(generateBracket(structuredClone(wish)));
});

it('places matches as early as courts and rest allow, and says when there is no room', () => {
  const schedule = { start: '2026-05-01T09:00:00Z', courts: ['1', '2'], durationMin: 30, marginMin: 5, minRestMin: 20 };
  const { places } = placeBracket(aDraft(4, { format: 'single', schedule }));
  expect(places.map(({ matchId, startsAt, court }) => `${matchId} ${startsAt.slice(11, 16)} ${court}`)).toEqual([
    'W1-1 09:00 1',
    'W1-2 09:00 2',
    'W2-1 09:50 1',
  ]);
  const short = { ...schedule, until: '2026-05-01T10:00:00Z' };
  expect(errorOf(aWish(4, { format: 'single', schedule: short }))).toEqual({
    code: 'slots_insufficient',
    needed: 3,
    placed: 2,
    unplaced: [{ matchId: 'W2-1', label: 'Final', reason: 'rest' }],
  });
});

it('finds room for everyone where some have byes', () => {
  const schedule = { start: '2026-05-01T09:00:00Z', courts: ['1', '2', '3', '4'], durationMin: 30, minRestMin: 10 };
  expect(generateBracket(aWish(5, { format: 'single', schedule })).status).toBe('generated');
});

it('refuses what cannot go together', () => {
  const refused = (asked: Asked) => BracketConfiguration.safeParse(asked).error?.issues.map(({ path }) => path[0]);
  expect(refused({ format: 'double', thirdPlace: true })).toEqual(['thirdPlace']);
  expect(refused({ format: 'double', reseedEachRound: true })).toEqual(['reseedEachRound']);
  expect(refused({ format: 'consolation', placementDepth: 'all' })).toEqual(['placementDepth']);
  expect(refused({ format: 'single' })).toBeUndefined();
});
