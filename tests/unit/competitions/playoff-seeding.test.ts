import { expect, it } from 'vitest';
import { generateBracket } from '#shared/competitions/brackets/generate-bracket.ts';
import { Match } from '#shared/competitions/games/schemas.ts';
import { sourceGroups, wholeGame } from '#shared/competitions/playoffs/source-groups.ts';
import { aPlayoffWish, aSourceGame } from '#tests/support/playoffs.ts';

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
// The first win counts for more than the large one over whoever is weakest, though the table goes by goals.
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

it('seeds by the table, or by a rating that asks whom somebody has beaten', () => {
  expect(seedsBy('standings')).toEqual(['e1', 'e2', 'e3']);
  expect(seedsBy('ratings')).toEqual(['e2', 'e1', 'e3']);
});

it('seeds by hand, and whoever is not named behind them as they stand', () => {
  expect(seedsBy('manual', ['e3'])).toEqual(['e3', 'e1', 'e2']);
  expect(seedsBy('manual')).toEqual(['e1', 'e2', 'e3']);
});
