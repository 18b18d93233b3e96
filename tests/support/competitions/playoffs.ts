import { BracketConfiguration } from '#shared/competitions/brackets/configuration.ts';
import { Game } from '#shared/competitions/games/schemas.ts';

const at = '2028-05-04T12:00:00.000Z';
export const gameIdOf = (last: string) => `gam_${last.padStart(26, '0')}`;

/** A game that so many only entered, best first: `e1`, `e2` and so on. */
export const aSourceGame = (entrants: number, differences: Partial<Game> = {}): Game =>
  Game.parse({
    gameId: gameIdOf('1'),
    version: 1,
    name: 'Open singles',
    gameTypeId: 'pickleball',
    format: 'round_robin',
    entrants: Array.from({ length: entrants }, (_, index) => ({
      entrantId: `e${index + 1}`,
      kind: 'external',
      name: `Team ${index + 1}`,
      seed: index + 1,
    })),
    settings: {},
    ruleset: {
      basis: 'points',
      points: {},
      forfeitScore: { for: 3, against: 0 },
      forfeitCountsInDiff: false,
      drawsAllowed: false,
      tieBreakers: ['diff'],
    },
    scoring: { kind: 'points', most: 99, drawsAllowed: false },
    draw: 0,
    rounds: 0,
    status: 'ready',
    order: 0,
    createdAt: at,
    updatedAt: at,
    ...differences,
  });

/** What an organiser says of a playoff of everyone. */
export const aPlayoffWish = (
  asked: Parameters<typeof BracketConfiguration.parse>[0] & object = { format: 'single' },
) => ({
  gameId: gameIdOf('1'),
  configuration: BracketConfiguration.parse(asked),
  provisional: false,
  replace: false,
  decided: [],
  picked: [],
});
