import { expect, it } from 'vitest';
import { generateBracket } from '#shared/competitions/brackets/generate-bracket.ts';
import { Match } from '#shared/competitions/games/schemas.ts';
import { fillSeeds } from '#shared/competitions/playoffs/fill-seeds.ts';
import { sourceGroups, wholeGame } from '#shared/competitions/playoffs/source-groups.ts';
import { aWish } from '#tests/support/competitions/brackets/brackets.ts';
import { aPlayoffWish, aSourceGame } from '#tests/support/competitions/playoffs.ts';

const game = aSourceGame(3);
const result = (number: number, home: string, away: string, scores: [number, number]) =>
  Match.parse({
    gameId: game.gameId,
    matchId: `mtc_${String(number).padStart(26, '0')}`,
    version: 2,
    draw: 1,
    round: number,
    number,
    sides: [home, away].map((entrantId) => ({ entrantId, slotState: 'set' })),
    status: 'final',
    score: { scores, resultType: 'regular' },
    playedOn: `2031-05-0${number}`,
    updatedAt: game.updatedAt,
  });
// The first win counts for more than the large one over the player who is weakest, though the table goes by goals.
const matches = [result(1, 'e2', 'e1', [1, 0]), result(2, 'e1', 'e3', [9, 0])];

/** Seeds of a playoff of all three, best first. */
function seedsBy(seeding: 'standings' | 'ratings' | 'manual', picked: string[] = []) {
  const configuration = {
    format: 'round_robin_final' as const,
    seeding,
    qualifiers: [{ groupId: wholeGame, ranks: 3 }],
  };
  const made = generateBracket({
    ...aPlayoffWish(configuration),
    groups: sourceGroups(game, matches),
    drawText: game.gameId,
    picked,
  });
  if (made.status === 'failed') throw new Error(made.error.code);
  return made.bracket.seeds.map((slot) => (slot.slotState === 'set' ? slot.entrantId : slot.slotState));
}

it('seeds by the table, or by a rating of the opponents beaten', () => {
  expect(seedsBy('standings')).toEqual(['e1', 'e2', 'e3']);
  expect(seedsBy('ratings')).toEqual(['e2', 'e1', 'e3']);
});

it('fills open places by the rules of the playoff, without anyone who withdrew', () => {
  const wish = aWish(5, { format: 'single', qualifiers: [{ groupId: 'A', ranks: 4 }] });
  const open = wish.groups.map((group) => ({ ...group, isComplete: false }));
  const made = generateBracket({ ...wish, groups: open, provisional: true });
  const bracket = made.status === 'generated' ? made.bracket : expect.fail();
  expect(bracket.seeds.map(({ slotState }) => slotState)).toEqual(['tbd', 'tbd', 'tbd', 'tbd']);
  expect(fillSeeds(bracket, open, '')).toBe('seeds_open');
  const filled = fillSeeds({ ...bracket, entrants: [{ entrantId: 'e2', withdrew: 1 }] }, wish.groups, '');
  const seeds = ['e1', 'e3', 'e4', 'e5'].map((entrantId) => ({ slotState: 'set', entrantId }));
  expect(filled).toMatchObject({ bracket: { seeds, phase: 'draft' }, canUndo: true });
});

it('asks for the order of those who are level at the line before it fills, and follows it', () => {
  const wish = aWish(5, { format: 'single', qualifiers: [{ groupId: 'A', ranks: 4 }] });
  const open = wish.groups.map((group) => ({ ...group, isComplete: false }));
  const made = generateBracket({ ...wish, groups: open, provisional: true });
  const bracket = made.status === 'generated' ? made.bracket : expect.fail();
  const level = wish.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, rank: Math.min(row.rank, 4) })),
  }));
  expect(fillSeeds(bracket, level, '')).toEqual({ ties: [['e4', 'e5']] });
  const seeds = ['e1', 'e2', 'e3', 'e5'].map((entrantId) => ({ slotState: 'set', entrantId }));
  expect(fillSeeds(bracket, level, '', ['e5', 'e4'])).toMatchObject({ bracket: { seeds } });
});

it('seeds by hand, and the player who is not named behind them as they stand', () => {
  expect(seedsBy('manual', ['e3'])).toEqual(['e3', 'e1', 'e2']);
  expect(seedsBy('manual')).toEqual(['e1', 'e2', 'e3']);
});
